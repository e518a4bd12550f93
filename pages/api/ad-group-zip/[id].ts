import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { zipName } from '@/lib/ads/file-names'
import { zipLength, zipStream } from '@/lib/ads/zip-stream'
import { openAdFile } from '@/lib/data/ad-previews'
import { getPreviewArchive } from '@/lib/data/preview-archive'
import { log } from '@/lib/log/log'

export const config: PageConfig = {
  api: { bodyParser: false, externalResolver: true, responseLimit: false },
}

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

const isClientGone = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'

/** All files of the group in one archive, without those that are gone. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const archive = await getPreviewArchive(String(request.query.id))
  if (!archive?.files.length) {
    response.writeHead(404, HEADERS).end('There is no such preview.')
    return
  }
  const { name, files } = archive
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': 'application/zip',
    'Content-Length': zipLength(files),
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(zipName(name)).replaceAll("'", '%27')}`,
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }

  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const content = zipStream(files, ({ path }, signal) => openAdFile(path, signal), gone.signal)
  await pipeline(Readable.fromWeb(content as WebStream), response).catch((error: unknown) => {
    if (!isClientGone(error)) log.error('ads.sendArchive', error)
  })
}
