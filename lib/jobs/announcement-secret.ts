// Without `server-only` and `env`: plain Node loads it in browser tests.
import { createHmac } from 'node:crypto'

/** Known to the site's servers and workers alone, since it follows from the key that they share. */
export const announcementSecret = (path: string, key: string): string =>
  createHmac('sha256', key).update(`announcement to ${path}`).digest('hex')
