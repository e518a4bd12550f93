/** components/site/blog/shuffle.ts as text: policies contain its hash, and bundlers rewrite functions. A test compares the two. */
export const SHUFFLE_SCRIPT = `(function shuffle(host, rankOf = Math.random) {
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
})(document.currentScript.previousElementSibling)`
