import { ReadableStream as WebStream } from 'node:stream/web'
import { requireArea } from '@/lib/auth/session'
import { writePageFile } from '@/lib/catalogue/places/page-file'
import { PLACE_LIST } from '@/lib/catalogue/places/place-list'
import { exportPageFiles } from '@/lib/data/website/place-page-files'
import { writeZip } from '@/lib/list/write-zip'
import { readListQuery, toSearchParams } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'

/** The pages of the present list as Markdown files. */
export async function GET(request: Request) {
  await requireArea('admin', staffPaths.placePages())
  const query = readListQuery(PLACE_LIST, toSearchParams(new URL(request.url).searchParams))
  const pages = await exportPageFiles(query)
  async function* files() {
    for await (const page of pages) yield { name: `${page.slug}.md`, text: writePageFile(page) }
  }
  return new Response(WebStream.from(writeZip(files())) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${PLACE_LIST.name}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
