import { plain } from '@/lib/geo/fold'

const MAX_LENGTH = 100

/** Below /videos the industry pages come first. */
const RESERVED = 'industry'

/** Lower-case words with dashes, cut at a word. `film` where no letter or digit is left. */
export function toVideoSlug(name: string): string {
  const words = plain(name).replaceAll(' ', '-')
  const cut = words.length > MAX_LENGTH ? words.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '') : words
  const slug = cut.slice(0, MAX_LENGTH)
  return slug === '' || slug === RESERVED ? [slug, 'film'].filter(Boolean).join('-') : slug
}

/** The wanted slug, or the first of `wanted-2`, `wanted-3` … that is free. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/** Whether a slug was made from this name, and not typed. */
export function isSlugOf(name: string, slug: string): boolean {
  const own = toVideoSlug(name)
  return slug === own || (slug.startsWith(`${own}-`) && /^\d+$/.test(slug.slice(own.length + 1)))
}
