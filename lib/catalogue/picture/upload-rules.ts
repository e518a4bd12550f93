/** Bytes. The bucket `incoming` takes no more. */
export const MAX_PICTURE_BYTES = 15 * 1024 ** 2
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const PICTURE_RULE = 'PNG, JPEG or WebP, up to 15 MB'

/** Why the browser need not send a file; null when it may. The server inspects the content later. */
export function pictureUploadProblem({ type, size }: { type: string; size: number }): string | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) {
    return `This type of file cannot be a picture. Choose ${PICTURE_RULE}.`
  }
  if (size === 0) return 'This file is empty.'
  return size > MAX_PICTURE_BYTES ? `This file is too large. Choose ${PICTURE_RULE}.` : null
}
