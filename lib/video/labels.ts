type Titled = { name_on_website: string | null; name_internal: string | null }

export function displayTitle({ name_on_website, name_internal }: Titled): string {
  return name_on_website?.trim() || name_internal?.trim() || 'Untitled Video'
}

/** The first client names the video. */
export function clientLabel(names: readonly string[]): string {
  return names[0]?.trim() || 'Business Name Not Available'
}

const SMALL_WORDS = new Set([
  'a',
  'an',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/** Of a stored name, as in 'retail-and-e-commerce': 'Retail & E-Commerce'. */
export function industryHeading(name: string): string {
  return name
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word, index) => {
      if (index > 0 && word === 'and') return '&'
      return index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
    })
    .join(' ')
    .replaceAll(/\bE Commerce\b/g, 'E-Commerce')
}
