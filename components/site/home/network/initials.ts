/** 'Maya Rosales' → 'M. R.': the first initial and the last one, whatever stands between. */
export function initials(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  const shown = names.length > 1 ? [names.at(0), names.at(-1)] : names
  return shown.map((part) => `${part?.charAt(0).toUpperCase()}.`).join(' ')
}
