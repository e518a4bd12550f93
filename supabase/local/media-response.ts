import { AsyncLocalStorage } from 'node:async_hooks'

/** The conditional headers of the request being answered; Supabase Lite does not hand them to its storage adapter. */
interface MediaRequest {
  range?: string
  /** The part is only wanted while the object still has this ETag. */
  ifRange?: string
}

export const mediaRequest = new AsyncLocalStorage<MediaRequest>()

const PASSIVE = /^(image\/(?!svg)|video\/|audio\/|font\/|text\/(plain|vtt)|application\/(json|pdf))/
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

interface AskedFor {
  url: URL
  ifNoneMatch?: string
}

/** Gives an object the status and headers that hosted storage gives it. */
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

/** Supabase Lite says in the body alone that there is no such object. Browsers and caches read the status. */
export async function finishRefusal(response: Response): Promise<Response> {
  if (response.status !== 400) return response
  const body = await response.text()
  return new Response(body, {
    status: body.includes('"statusCode":"404"') ? 404 : 400,
    headers: response.headers,
  })
}

/** An uploaded file must not run as a page of this origin, whatever type its sender claimed. */
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

/** Asks for an address by which a private object can be read or uploaded for a while. */
export const SIGN = /^\/storage\/v1\/object\/(upload\/)?sign\//

const STORAGE = /^\/storage\/v1(?=\/)/

/**
 * Names the address as hosted storage does, which is what clients read, as `signedURL` to read and as `url` to upload:
 * without it they make one that leads nowhere, or none.
 */
export async function finishSigned(response: Response): Promise<Response> {
  if (!response.ok) return response
  const answer = (await response.json()) as { signedUrl?: string }
  const address = answer.signedUrl?.replace(STORAGE, '')
  return Response.json({ ...answer, signedURL: address, url: address })
}
