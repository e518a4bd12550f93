import { nameFiles, zipName } from '@/lib/ads/file-names'
import { zipStream } from '@/lib/ads/zip-stream'
import { getAdGroupPreview, hasAdFile, openAdFile } from '@/lib/data/ad-previews'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** All files of the group in one archive, without those that are gone. Its length is not told: Next sends none. */
export async function GET(request: Request, { params }: RouteContext<'/preview/ad-group/[id]/all.zip'>) {
  const preview = await getAdGroupPreview((await params).id)
  if (!preview) return new Response('There is no such preview.', { status: 404, headers: HEADERS })
  const named = nameFiles(preview)
  const present = await Promise.all(named.map(({ path }) => hasAdFile(path)))
  const files = named.filter((_, index) => present[index])
  if (files.length === 0) return new Response('There are no files.', { status: 404, headers: HEADERS })

  const archive = zipStream(files, ({ path }, signal) => openAdFile(path, signal), request.signal)
  return new Response(archive, {
    headers: {
      ...HEADERS,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(zipName(preview.name)).replaceAll("'", '%27')}`,
    },
  })
}
