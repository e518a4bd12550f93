import { toUserType, type UserType } from './roles'

/** Readable by script, so that static pages can draw the header. Decides nothing: the session cookies do. */
export const VIEWER_COOKIE = 'viewer'

export type Viewer = {
  /** The part of the e-mail address before the at sign when no name is known. */
  name: string
  /** The effective role; null for someone without one. */
  role: UserType | null
  /** While mirroring: the name or address that the banner shows. */
  mirroring?: string
}

export const serializeViewer = (viewer: Viewer): string => JSON.stringify(viewer)

/**
 * Null for a missing, foreign or damaged cookie value (already URI-decoded). Checked by hand, because this runs in
 * every visitor's browser and a schema library would weigh more than the header.
 */
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
