import type { NavigationArea } from './navigation'

export type PaletteEntry = { title: string; area: string; href: string }

export const paletteEntries = (areas: readonly NavigationArea[]): PaletteEntry[] =>
  areas.flatMap(({ label, links }) => links.map(({ title, href }) => ({ title, area: label, href })))

/** Every word of the text must be a prefix of a word of the entry, in any order. */
export function searchPalette(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ title, area }) => {
    const words = `${area} ${title}`.toLowerCase().split(' ')
    return terms.every((part) => words.some((word) => word.startsWith(part)))
  })
}
