/** The part of https://tus.io that the film upload speaks with browsers and with storage. */
export const TUS_VERSION = '1.0.0'
export const CHUNK_TYPE = 'application/offset+octet-stream'

/** Hosted storage takes parts of exactly this size, and a shorter last one. */
export const CHUNK_BYTES = 6 * 1024 ** 2

const COMMON = { 'Tus-Resumable': TUS_VERSION, 'Cache-Control': 'private, no-store' }

export const tusResponse = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...COMMON, ...headers } })

/** The text is for staff. */
export const tusProblem = (status: number, text: string): Response =>
  new Response(text, { status, headers: { ...COMMON, 'Content-Type': 'text/plain; charset=utf-8' } })

export const tusCapabilities = (maxBytes: number): Response =>
  tusResponse(204, {
    'Tus-Version': TUS_VERSION,
    'Tus-Extension': 'creation,termination,expiration',
    'Tus-Max-Size': String(maxBytes),
  })

export const uploadExpires = (isoTime: string) => ({ 'Upload-Expires': new Date(isoTime).toUTCString() })

/** Null for a missing header and for what is no safe count. */
export function readCount(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null
}

/** Pairs of a key and a value in Base64. A value that is no text is left out. */
export function readUploadMetadata(header: string | null): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const entries: [string, string][] = []
  for (const pair of (header ?? '').slice(0, 4000).split(',')) {
    const [key = '', value = ''] = pair.trim().split(' ')
    try {
      entries.push([key, decoder.decode(Buffer.from(value, 'base64'))])
    } catch {
      continue
    }
  }
  return Object.fromEntries(entries)
}

export const writeUploadMetadata = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
