/** What the site asks of the auth server, by method and path. Tokens are renewed and given by password only. */
const DOORS: Record<string, readonly string[]> = {
  GET: ['/user'],
  POST: ['/token', '/logout', '/signup', '/verify', '/recover'],
  PUT: ['/user'],
}
const GRANTS = new Set(['password', 'refresh_token'])
const AUTH = '/auth/v1'

/** True for every part of the auth server that the site does not use, such as one-time codes and sign-in by other providers. */
export function isClosedDoor(method: string | undefined, { pathname, searchParams }: URL): boolean {
  if (!pathname.startsWith(`${AUTH}/`)) return false
  const door = pathname.slice(AUTH.length)
  if (!DOORS[method ?? '']?.includes(door)) return true
  return door === '/token' && !GRANTS.has(searchParams.get('grant_type') ?? '')
}
