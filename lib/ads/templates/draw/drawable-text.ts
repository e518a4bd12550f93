/** More is never shown, so that one field cannot keep the processor busy. */
const MOST_LETTERS = 1000
/** Above one letter. Vietnamese, Arabic and Hebrew need three at most. */
const MARKS = /(\p{M}{3})\p{M}+/gu
/** Control characters, soft hyphens, and what turns the direction of the text or marks its language. */
const UNSEEN = /[^\P{C}\n\u200c\u200d]|\u200b|[\u{e0000}-\u{e007f}]/gu
/** Satori makes a space behind an emoji as wide as the emoji, unless something stands between them. */
const SPACE_BEHIND_EMOJI =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f])(?=\s)/gu

/** A text as it is set. Markup is nothing special in it: its letters become outlines. */
export function drawableText(text: string, isUppercase: boolean): string {
  const [...letters] = text.slice(0, 4 * MOST_LETTERS).toWellFormed()
  const clean = letters
    .slice(0, MOST_LETTERS)
    .join('')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\ufeff]+/g, ' ')
    .replace(UNSEEN, '')
    .replace(MARKS, '$1')
    .replace(/ ?\n ?/g, '\n')
    .trim()
  const cased = isUppercase ? clean.toUpperCase() : clean
  return cased.replace(SPACE_BEHIND_EMOJI, '\u200b')
}

/** Whether the first letter with a direction is Hebrew or Arabic. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)

export const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(text)
