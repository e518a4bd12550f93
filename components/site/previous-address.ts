/** Of the entry before this one in the history; null where the browser does not tell, or it is of another site. */
export function previousAddress(): string | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  return window.navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url ?? null
}
