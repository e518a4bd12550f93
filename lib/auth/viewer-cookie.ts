import type { Viewer } from './account'
import { toUserType } from './roles'

/** Readable by scripts, so that static pages can render the header. It grants no rights: the session cookies do. */
export const VIEWER_COOKIE = 'viewer'

/** On `<html>` while somebody is signed in: the variant `viewer` of `app/globals.css`. */
export const VIEWER_ATTRIBUTE = 'data-viewer'

export const serializeViewer = (viewer: Viewer): string => JSON.stringify(viewer)

/** Null for an invalid value. Parsed by hand: it runs in every browser, where a schema library would be too large. */
export function parseViewer(value: string | undefined): Viewer | null {
  if (!value) return null
  try {
    const { name, role, mirroring } = JSON.parse(value) as Record<string, unknown>
    if (typeof name !== 'string') return null
    return { name, role: toUserType(role), ...(typeof mirroring === 'string' && { mirroring }) }
  } catch {
    return null
  }
}
