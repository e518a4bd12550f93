import { FORMAT_NAMES, FORMATS } from '@/lib/ads/templates/document'
import { requireArea } from '@/lib/auth/session'
import { drawRowThumbnail } from '@/lib/data/ads/fills/row-thumbnail'
import { isUuid } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'

const NOTHING = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
/** The address says what it depends on. */
const KEPT = {
  ...NOTHING,
  'Cache-Control': 'private, max-age=86400, immutable',
  'Content-Type': 'image/webp',
}

/** Pixels of the longer side, at double density. */
const SIDE = 320

export async function GET(
  _: Request,
  { params }: RouteContext<'/dashboard/ad-fill-drawings/[fill]/[row]/[format]'>,
) {
  const { fill, row, format: named } = await params
  await requireArea('graphic-designer', staffPaths.adGroups('graphic-designer'))
  const format = FORMAT_NAMES.find((known) => known === named)
  const number = Number(row)
  const isRow = isUuid(fill) && Number.isInteger(number) && number > 0
  const { width, height } = FORMATS[format ?? 'preview']
  const small = Math.round(SIDE * Math.min(1, width / height))
  const picture = isRow && format ? await drawRowThumbnail(fill, number, format, small) : null
  if (!picture) return new Response('There is no such row.', { status: 404, headers: NOTHING })
  return new Response(new Uint8Array(picture), { headers: KEPT })
}
