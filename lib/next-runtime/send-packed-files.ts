import 'server-only'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { accepts } from './compress-once'
import { PACKED } from './pack-files'
import { onRequest } from './request-context'

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

function listPacked(buildDir: string): Set<string> {
  const folder = path.join(/* turbopackIgnore: true */ buildDir, 'static')
  const packed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(PACKED),
  )
  return new Set(
    packed.map((file) => `/_next/static/${file.replaceAll(path.sep, '/').slice(0, -PACKED.length)}`),
  )
}

/** Leads requests for files that the build has packed to the packed ones. Next's compression leaves alone what has an encoding. */
export function sendPackedFiles(buildDir: string): void {
  const packed = listPacked(buildDir)
  onRequest((request, response) => {
    const [address = '', ...search] = (request.url ?? '').split('?')
    const type = TYPES[path.extname(address)]
    // A part of a packed file is of no use to whoever asks for a part of the file.
    if (!type || !packed.has(address) || request.headers.range || !accepts(request, 'br')) return
    request.url = [address + PACKED, ...search].join('?')
    response.setHeader('Content-Type', type)
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Vary', 'Accept-Encoding')
  })
}
