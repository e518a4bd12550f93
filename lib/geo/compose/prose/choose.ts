/** One way to say something. Null where it would not be true of the place, or of no use there. */
export type Form<F> = (facts: F) => string | null

interface Named {
  slug: string
}

/** FNV-1a, finished as in MurmurHash so that similar texts land far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Up to `count` of the forms that are true of the place. The place's name decides which, so that a page stays as it is
 * while others come and go; they keep the order in which they are given.
 *
 * @param topic tells one choice on a page from the next
 */
export function choose<F extends Named>(
  facts: F,
  topic: string,
  count: number,
  forms: readonly Form<F>[],
): string[] {
  return forms
    .map((form, index) => ({ text: form(facts), index, rank: hashOf(`${facts.slug} ${topic} ${index}`) }))
    .filter(({ text }) => text !== null)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .flatMap(({ text }) => text ?? [])
}

/** One of the forms; nothing when none is true. */
export const say = <F extends Named>(facts: F, topic: string, forms: readonly Form<F>[]): string =>
  choose(facts, topic, 1, forms)[0] ?? ''
