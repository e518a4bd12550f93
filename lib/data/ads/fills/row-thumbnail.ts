import 'server-only'
import type { Format, TemplateDocument, TemplateValues } from '@/lib/ads/templates/document'
import { drawOnServer, toThumbnail } from '@/lib/data/ads/templates/render'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

async function readRow(fillId: string, number: number) {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_fill_rows')
    .select('texts, pictures, ad_fills(ad_template_versions!ad_fills_version_id_fkey(document))')
    .match({ fill_id: fillId, number })
    .maybeSingle()
  if (error) throw new DataError('rowThumbnail.readRow', { cause: error })
  return (
    data && {
      values: { texts: data.texts, pictures: data.pictures } as TemplateValues,
      document: data.ad_fills.ad_template_versions.document as TemplateDocument,
    }
  )
}

/** Drawn one after the other: a list asks for fifty, and other pages are answered in between. */
let last: Promise<unknown> = Promise.resolve()

/** A small picture of a row as the next run would draw it. Null for an unknown row. */
export async function drawRowThumbnail(
  fillId: string,
  number: number,
  format: Format,
  width: number,
): Promise<Buffer | null> {
  const row = await readRow(fillId, number)
  if (!row?.document.formats.includes(format)) return null
  const drawn = last.then(async () =>
    toThumbnail(await drawOnServer(row.document, row.values, format), width),
  )
  last = drawn.catch(() => undefined)
  return drawn
}
