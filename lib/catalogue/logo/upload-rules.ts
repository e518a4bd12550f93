/** Bytes. */
export const MAX_LOGO_BYTES = 5 * 1024 ** 2
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const
export const LOGO_RULE = 'PNG, JPEG, WebP or SVG, up to 5 MB'

/** Why the browser need not send a file; null when it may. The server inspects the content later. */
export function logoUploadProblem({ type, size }: { type: string; size: number }): string | null {
  if (!(LOGO_TYPES as readonly string[]).includes(type))
    return `This type of file cannot be a logo. Choose ${LOGO_RULE}.`
  if (size === 0) return 'This file is empty.'
  return size > MAX_LOGO_BYTES ? `This file is too large. Choose ${LOGO_RULE}.` : null
}
