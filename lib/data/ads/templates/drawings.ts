import 'server-only'
import type { Problem } from '@/lib/ads/templates/draw/drawing'
import {
  type Format,
  FORMAT_NAMES,
  type TemplateDocument,
  type TemplateValues,
} from '@/lib/ads/templates/document'
import type { TemplateDrawn } from '@/lib/ads/templates/fills'
import { DataError, isRefused, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type AdDrawing = {
  template: { id: string; name: string }
  version: { id: string; number: number; document: TemplateDocument }
  /** Number of the template's newest version. */
  newest: number
  format: Format
  values: TemplateValues
  hash: string
  motionHash: string | null
  problems: Pick<Problem, 'kind' | 'layerId'>[]
  /** Where it was made; null for an ad that was made by itself. */
  fillId: string | null
  drawnAt: string
}

/** Null for an ad that no template has made, and for whoever may not see it. */
export async function getAdDrawing(adId: string): Promise<AdDrawing | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_drawings')
    .select(
      '*, ad_templates(id, name, ad_template_versions!ad_template_versions_template_id_fkey(number)), ad_template_versions(id, number, document)',
    )
    .eq('ad_id', adId)
    .maybeSingle()
  if (error) throw new DataError('drawings.getAdDrawing', { cause: error })
  if (!data) return null
  const { ad_templates: template, ad_template_versions: version } = data
  return {
    template: { id: template.id, name: template.name },
    version: { ...version, document: version.document as TemplateDocument },
    newest: Math.max(...template.ad_template_versions.map(({ number }) => number)),
    format: FORMAT_NAMES.find((format) => format === data.format) ?? 'preview',
    values: { texts: data.texts, pictures: data.pictures } as TemplateValues,
    hash: data.hash,
    motionHash: data.motion_hash,
    problems: data.problems as AdDrawing['problems'],
    fillId: data.fill_id,
    drawnAt: data.drawn_at,
  }
}

/**
 * Records one ad that was drawn, and whose files are stored: a new one, or a new drawing of the ad. Twice the same is as good as
 * once. 'refused' also when the template is for another client.
 */
export async function recordDrawnAd(
  groupId: string,
  versionId: string,
  drawn: TemplateDrawn & TemplateValues,
): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('record_drawn_ad', {
    of_group: groupId,
    of_version: versionId,
    made: drawn,
  })
  return isRefused(error) ? 'refused' : rpcOutcome('drawings.recordDrawnAd', error)
}
