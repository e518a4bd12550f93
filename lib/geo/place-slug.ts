const SLUG = /^[a-z]+(-[a-z]+)*$/
const MAX_LENGTH = 120

/** Decodes a path segment; returns it unchanged when it is malformed. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Normalizes case, accents and separators. Null when no stored slug can match. */
export function toPlaceSlug(address: string): string | null {
  if (address.length > MAX_LENGTH) return null
  const slug = address
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[\s,_+-]+/g, '-')
    .replace(/^-|-$/g, '')
  return SLUG.test(slug) ? slug : null
}

export function placeNotFoundTitle(address: string): string {
  const slug = toPlaceSlug(address)
  if (slug === null) return 'Invalid city URL'
  return slug.includes('-') ? `City not found: ${address}` : `Invalid state: ${address}`
}
