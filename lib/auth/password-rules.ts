import { COMMON_WORDS } from './common-words'

/** What has to be left of a password once everything well known in it is taken away. */
const MIN_UNKNOWN = 4
const MIN_DISTINCT = 5

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The longest first, so that 'administrator' leaves nothing behind. */
const WORDS = new RegExp(COMMON_WORDS.toSorted((a, b) => b.length - a.length).join('|'), 'g')

const readAsLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** Letters beside which only numbers, signs and common words stand, however they are written. */
const unknownPart = (text: string) => text.replace(WORDS, '').replace(/[^\p{L}]/gu, '')

/** Whether somebody who tries well-known passwords and their usual variations would come to this one. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < MIN_DISTINCT) return true
  return [lower, readAsLetters(lower)].some((text) => unknownPart(text).length < MIN_UNKNOWN)
}
