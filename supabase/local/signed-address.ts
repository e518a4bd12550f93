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
