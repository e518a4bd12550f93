/** One page of each kind that search engines send people to. */
export const PAGE_KINDS: readonly string[] = ['/', '/videos', '/videos/hemp-pots-from-field-to-nursery']
