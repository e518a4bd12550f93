import { clashesOf, mergeTexts, settleMerge, type Choice, type Clash, type MergePart } from './merge'

/** Texts by field. */
export type TextDraft = Record<string, string>

type FieldMerge = { field: string; parts: MergePart[] }

/** `number` counts all clashes of the drafts from 0. */
export type FieldClash = Clash & { field: string; number: number }

/** Paragraph by paragraph for `longFields`; of the others both drafts may change different ones. */
export function mergeDrafts(
  base: TextDraft,
  mine: TextDraft,
  theirs: TextDraft,
  longFields: readonly string[],
): FieldMerge[] {
  return Object.keys(mine).map((field) => {
    const texts = { base: base[field] ?? '', mine: mine[field] ?? '', theirs: theirs[field] ?? '' }
    if (longFields.includes(field)) {
      return { field, parts: mergeTexts(texts.base, texts.mine, texts.theirs) }
    }
    if (texts.mine === texts.theirs || texts.mine === texts.base) return { field, parts: [texts.theirs] }
    if (texts.theirs === texts.base) return { field, parts: [texts.mine] }
    return { field, parts: [texts] }
  })
}

export const listClashes = (merged: readonly FieldMerge[]): FieldClash[] =>
  merged
    .flatMap(({ field, parts }) => clashesOf(parts).map((clash) => ({ ...clash, field })))
    .map((clash, number) => ({ ...clash, number }))

/** `choices` in the order of `listClashes`. Null while one is missing. */
export function settleDrafts(merged: readonly FieldMerge[], choices: readonly Choice[]): TextDraft | null {
  const result: TextDraft = {}
  let used = 0
  for (const { field, parts } of merged) {
    const count = clashesOf(parts).length
    const text = settleMerge(parts, choices.slice(used, used + count))
    if (text === null) return null
    result[field] = text
    used += count
  }
  return result
}
