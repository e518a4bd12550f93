import { zipName } from '@/lib/ads/file-names'
import { zipLength, zipStream } from '@/lib/ads/zip-stream'
import { declareLength } from '@/lib/next-runtime/request-context'
import { openAdFile } from '@/lib/data/privileged/ad-previews'
import { getPreviewArchive } from '@/lib/data/ads/preview-archive'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** All files of the group in one archive, without missing ones. */
export async function GET(request: Request, { params }: RouteContext<'/preview/ad-group/[id]/all.zip'>) {
  const archive = await getPreviewArchive((await params).id)
  if (!archive?.files.length) {
    return new Response('There is no such preview.', { status: 404, headers: HEADERS })
  }
  const { name, files } = archive
  declareLength(zipLength(files))
  return new Response(
    zipStream(files, ({ path }, signal) => openAdFile(path, signal), request.signal),
    {
      headers: {
        ...HEADERS,
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(zipName(name)).replaceAll("'", '%27')}`,
      },
    },
  )
}
