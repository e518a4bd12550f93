import { requireViewer } from '@/lib/auth/session'
import { getGuidelinesFile } from '@/lib/data/owl/brand-files'
import { openDocument } from '@/lib/data/privileged/documents'
import { isUuid } from '@/lib/list/query'
import { owlPaths } from '@/lib/portal/owl-paths'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }

/** For everybody who may read the brand, which the database decides. */
export async function GET(_: Request, { params }: RouteContext<'/dashboard/owl/brands/[id]/guidelines'>) {
  const { id } = await params
  await requireViewer(owlPaths.brandGuidelines(id))
  const file = isUuid(id) ? await getGuidelinesFile(id) : null
  const content = file && (await openDocument(file.path))
  if (!content) {
    return new Response('This brand has no guidelines file.', {
      status: 404,
      headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  return new Response(content, {
    headers: {
      ...HEADERS,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="guidelines.pdf"; filename*=UTF-8''${encodeName(file.name)}`,
    },
  })
}

/** RFC 5987: what `encodeURIComponent` leaves as it is, and the header does not take. */
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
