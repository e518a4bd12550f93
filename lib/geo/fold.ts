const ABBREVIATIONS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
}

/**
 * Lower case, without accents; whatever is no letter or digit becomes a space, apostrophes, okinas and the dots inside
 * 'D.C.' nothing.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'‘’ʻ`]/gu, '')
    .replaceAll(/(?<=\b[a-z])\.(?=[a-z]\b)/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** `plain`, with 'St', 'Ft' and 'Mt' spelled out, so that every way to write a name becomes the same text. */
export const fold = (name: string): string =>
  plain(name)
    .split(' ')
    .map((word) => (Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : word))
    .join(' ')

/** Letters and single hyphens only, as addresses of pages allow; digits are left out. */
export const slugify = (name: string): string =>
  plain(name).replaceAll(/\d/g, '').trim().replaceAll(/\s+/g, '-')
