import 'server-only'
import { z } from 'zod'
import type { FigureRow } from '@/lib/ads/templates/figures'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { DateRange } from '@/lib/time/periods'

const id = z.string()

const row: z.ZodType<FigureRow> = z.object({
  template: id.nullable(),
  isNow: z.boolean(),
  made: z.number(),
  people: z.number(),
  clients: z.number(),
  products: z.number(),
  approved: z.number(),
  firstVersions: z.number(),
  comments: z.number(),
  medianMinutes: z.number().nullable(),
  p90Minutes: z.number().nullable(),
  opens: z.number(),
  downloads: z.number(),
  zipDownloads: z.number(),
})

const answer = z.object({
  templates: z.array(
    z.object({ id, name: z.string(), client: z.string().nullable(), isArchived: z.boolean() }),
  ),
  templateCount: z.number(),
  figures: z.array(row),
  made: z.array(z.object({ template: id.nullable(), day: z.string(), ads: z.number() })),
  events: z.array(
    z.object({ day: z.string(), opens: z.number(), downloads: z.number(), zipDownloads: z.number() }),
  ),
  who: z.array(
    z.object({
      kind: z.enum(['client', 'product', 'person']),
      id,
      name: z.string().nullable(),
      ads: z.number(),
    }),
  ),
  layers: z.array(
    z.object({
      template: id,
      templateName: z.string(),
      layer: z.string(),
      /** Null for a layer that no version has. */
      name: z.string().nullable(),
      texts: z.number(),
      before: z.number(),
    }),
  ),
})

/**
 * `templates`: those with figures, the most used first. `made`: by bucket; template null joins all but the first ones. `layers`: where
 * texts did not fit, the most first.
 */
export type TemplateFigures = z.infer<typeof answer>

/** @param maxTemplates rows of the table; the figures of all together count every template */
export async function readTemplateFigures(
  template: string | null,
  { since, until, bucket }: DateRange,
  maxTemplates = 100,
): Promise<TemplateFigures> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('template_figures', {
    from_day: since,
    to_day: until,
    bucket,
    max_templates: maxTemplates,
    ...(template && { of_template: template }),
  })
  if (error) throw new DataError('templateFigures.read', { cause: error })
  return answer.parse(data)
}
