const HOW_MANY = 3

/** The free times closest to one that is gone, ascending; of two equally close the earlier. */
export function nearestSlots(slots: readonly string[], wished: string): string[] {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(wished))
  return slots
    .toSorted((one, other) => distance(one) - distance(other) || one.localeCompare(other))
    .slice(0, HOW_MANY)
    .toSorted()
}
