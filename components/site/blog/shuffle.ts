/**
 * Shows the children of `host` in a random order and leaves the document as it is: each gets a slot in a shadow tree, and
 * sight, Tab key and screen readers follow the slots. Without a shadow tree, that is without script, nothing changes.
 *
 * Pictures in the window need not wait until scripts run, and the first one is asked for at once. Its other attributes are put
 * back, so that the list stays as it was rendered.
 *
 * Self-contained, because its source text also runs inside the page, before the first paint.
 */
export function shuffle(host: HTMLElement): void {
  const children = [...host.children]
  if (children.every((child) => child.assignedSlot)) return
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', slotAssignment: 'manual' })
  const ranked = children.map((child) => ({ child, rank: Math.random() })).sort((a, b) => a.rank - b.rank)
  root.replaceChildren(
    ...ranked.map(({ child }) => {
      const slot = document.createElement('slot')
      slot.assign(child)
      return slot
    }),
  )
  for (const { child } of ranked) {
    if (child.getBoundingClientRect().top >= innerHeight) break
    child.querySelector('img')?.removeAttribute('data-waiting')
  }
  const picture = ranked[0]?.child.querySelector('img')
  if (picture?.loading !== 'lazy') return
  picture.fetchPriority = 'high'
  picture.loading = 'eager'
  picture.loading = 'lazy'
  picture.removeAttribute('fetchpriority')
}
