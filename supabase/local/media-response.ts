import { AsyncLocalStorage } from 'node:async_hooks'

/** Conditional headers of the current request, which Supabase Lite does not pass to its storage adapter. */
interface MediaRequest {
  range?: string
  /** The range applies only while the object has this ETag. */
  ifRange?: string
}

export const mediaRequest = new AsyncLocalStorage<MediaRequest>()

const PASSIVE = /^(image\/(?!svg)|video\/|audio\/|font\/|text\/(plain|vtt)|application\/(json|pdf))/
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

interface AskedFor {
  url: URL
  ifNoneMatch?: string
}

/** Sets the status and headers that hosted storage sends with an object. */
export function finishMedia(response: Response, { url, ifNoneMatch }: AskedFor): Response {
  if (response.status !== 200) return response
  const headers = new Headers(response.headers)
  if (url.pathname.includes('/object/public/'))
    headers.set('cache-control', publicly(headers.get('cache-control')))
  restrain(headers, url.searchParams.get('download'))

  const part = headers.get('content-range')
  if (part?.startsWith('bytes */')) return new Response(null, { status: 416, headers })
  if (part) return new Response(response.body, { status: 206, headers })
  if (ifNoneMatch !== undefined && ifNoneMatch === headers.get('etag')) {
    headers.delete('content-length')
    return new Response(null, { status: 304, headers })
  }
  return new Response(response.body, { status: 200, headers })
}

/** Supabase Lite answers 400 for a missing object and says 404 only in the body. Browsers and caches need the status. */
export async function finishRefusal(response: Response): Promise<Response> {
  if (response.status !== 400) return response
  const body = await response.text()
  return new Response(body, {
    status: body.includes('"statusCode":"404"') ? 404 : 400,
    headers: response.headers,
  })
}

/** An uploaded file must not run as a page of this origin, no matter which type was declared. */
function restrain(headers: Headers, downloadName: string | null): void {
  const type = headers.get('content-type') ?? ''
  const isPicture = type.startsWith('image/')
  if (!PASSIVE.test(type)) headers.set('content-security-policy', SANDBOX)
  if (downloadName) {
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}`)
  } else if (downloadName === '' || !(PASSIVE.test(type) || isPicture)) {
    headers.set('content-disposition', 'attachment')
  }
}

const publicly = (cacheControl: string | null) =>
  cacheControl?.startsWith('max-age') ? `public, ${cacheControl}` : 'no-cache'

/** Creates a signed URL to read or upload a private object. */
export const SIGN = /^\/storage\/v1\/object\/(upload\/)?sign\//

const STORAGE = /^\/storage\/v1(?=\/)/

/**
 * Adds the signed URL under the names of hosted storage, which clients expect: `signedURL` to read, `url` to upload.
 */
export async function finishSigned(response: Response): Promise<Response> {
  if (!response.ok) return response
  const answer = (await response.json()) as { signedUrl?: string }
  const address = answer.signedUrl?.replace(STORAGE, '')
  return Response.json({ ...answer, signedURL: address, url: address })
}
