/** Asks for an address by which a private object can be read for a while. */
export const SIGN = /^\/storage\/v1\/object\/sign\//

const STORAGE = /^\/storage\/v1(?=\/)/

/** Names the address as hosted storage does, which is what clients read: without it they make one that leads nowhere. */
export async function finishSigned(response: Response): Promise<Response> {
  if (!response.ok) return response
  const answer = (await response.json()) as { signedUrl?: string }
  return Response.json({ ...answer, signedURL: answer.signedUrl?.replace(STORAGE, '') })
}
