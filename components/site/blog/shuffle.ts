/**
 * Shows the children of `host` in a random order and leaves the document as it is: each gets a slot in a shadow tree, and
 * sight, Tab key and screen readers follow the slots. Without a shadow tree, that is without script, nothing changes.
 *
 * Self-contained, because its source text also runs inside the page, before the first paint.
 */
export function shuffle(host: HTMLElement): void {
  const children = [...host.children]
  if (children.every((child) => child.assignedSlot)) return
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', slotAssignment: 'manual' })
  const slots = children.map((child) => {
    const slot = document.createElement('slot')
    slot.assign(child)
    return { slot, rank: Math.random() }
  })
  root.replaceChildren(...slots.sort((a, b) => a.rank - b.rank).map(({ slot }) => slot))
}
