const SLUG = /^[a-z]+(-[a-z]+)*$/
const MAX_LENGTH = 120

/** A part of an address as text. Percent signs that begin no escape stand for themselves. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** In the way the slugs of stored pages are spelled, whatever case, accents and separators. Null when nothing can be stored there. */
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

/** What a visitor reads at an address without a page: a hyphen makes it a city's, as in 'austin-tx'. */
export function missingPlaceText(address: string): string {
  const slug = toPlaceSlug(address)
  if (slug === null) return 'Invalid city URL'
  return slug.includes('-') ? `City not found: ${address}` : `Invalid state: ${address}`
}
