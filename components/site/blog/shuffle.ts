/**
 * Shuffles the children of `host` with slots in a shadow tree, so that the DOM stays as rendered; reading order
 * and Tab follow the slots.
 *
 * Shows images in the viewport without waiting for hydration and fetches the first at once: to measure before the first frame would
 * lay the page out, and a browser asks for fonts then.
 *
 * @param rankOf lowest first; random without it
 *
 * Self-contained: its source also runs as an inline script before the first paint.
 */
export function shuffle(host: HTMLElement, rankOf: (child: Element) => number = Math.random): void {
  const children = [...host.children]
  if (children.every((child) => child.assignedSlot)) return
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', slotAssignment: 'manual' })
  const ranked = children.map((child) => ({ child, rank: rankOf(child) })).sort((a, b) => a.rank - b.rank)
  root.replaceChildren(
    ...ranked.map(({ child }) => {
      const slot = document.createElement('slot')
      slot.assign(child)
      return slot
    }),
  )
  requestAnimationFrame(() => {
    for (const { child } of ranked) {
      if (child.getBoundingClientRect().top >= innerHeight) break
      child.querySelector('img')?.removeAttribute('data-waiting')
    }
  })
  const picture = ranked[0]?.child.querySelector('img')
  if (picture?.loading !== 'lazy') return
  picture.fetchPriority = 'high'
  picture.loading = 'eager'
  picture.loading = 'lazy'
  picture.removeAttribute('fetchpriority')
}
