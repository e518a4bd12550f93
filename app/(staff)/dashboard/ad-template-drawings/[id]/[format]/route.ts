import { z } from 'zod'
import { requireArea } from '@/lib/auth/session'
import { FORMAT_NAMES, type Format } from '@/lib/ads/templates/document'
import { SAMPLE_VALUES } from '@/lib/ads/templates/sample'
import { drawOnServer, toThumbnail } from '@/lib/data/ads/templates/render'
import { getTemplate, getTemplateVersion } from '@/lib/data/ads/templates/template-record'
import { staffPaths } from '@/lib/portal/staff-paths'

/** Pixels: half of what the largest screens show. */
const WIDTHS: Record<Format, number> = { preview: 800, square: 600, story: 450, screen: 800 }
const HEADERS = { 'X-Robots-Tag': 'noindex', 'X-Content-Type-Options': 'nosniff' }
/** Seconds. Not for longer: a new version of the site may draw it better. */
const A_DAY = 86_400

const asked = z.object({
  id: z.uuid(),
  format: z.enum(FORMAT_NAMES),
  edit: z.coerce.number().int().optional(),
  version: z.coerce.number().int().optional(),
})

/** Null for what is not there. `isFinal`: this address never shows another document. */
async function readDocument({ id, format, edit, version }: z.infer<typeof asked>) {
  const template = await getTemplate(id)
  const wanted = template?.versions.find(({ number }) => number === version)
  const document =
    version === undefined
      ? template?.draft.document
      : wanted && (await getTemplateVersion(wanted.id))?.document
  if (!document?.formats.includes(format)) return null
  return { document, format, isFinal: version !== undefined || edit === template?.draft.version }
}

/** A template with sample contents, as a small picture. Its tag is the hash of the drawing, which the editor has, too. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/ad-template-drawings/[id]/[format]'>,
) {
  await requireArea('graphic-designer', staffPaths.adTemplates('graphic-designer'))
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { data } = asked.safeParse({ ...query, ...(await params) })
  const found = data ? await readDocument(data) : null
  if (!found) {
    const headers = { ...HEADERS, 'Cache-Control': 'private, no-store' }
    return new Response('There is no such drawing.', { status: 404, headers })
  }
  const { document, format, isFinal } = found
  const drawing = await drawOnServer(document, SAMPLE_VALUES, format)
  return new Response(new Uint8Array(await toThumbnail(drawing, WIDTHS[format])), {
    headers: {
      ...HEADERS,
      'Content-Type': 'image/webp',
      'Cache-Control': isFinal ? `private, max-age=${A_DAY}` : 'private, no-store',
      ETag: `"${drawing.hash}"`,
    },
  })
}
