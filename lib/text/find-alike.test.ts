import { maskSentence, compareTexts } from './likeness'
import { findAlike } from './find-alike'
import { fingerprintOf } from './fingerprint'

/** Sentences of their own, numbered in letters because figures count as alike. */
const own = (page: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `the lamp ${'abcdefghijklmnop'[index]} shines ${letters(page)}.`,
  ).join('\n')
const letters = (number: number) => [...String(number)].map((digit) => 'qrstuvwxyz'[Number(digit)]).join('')
const alike = (texts: string[], threshold = 60) =>
  findAlike(
    texts.map((text) => fingerprintOf(text, maskSentence)),
    threshold,
    () => Promise.resolve(),
  )

it('finds the pages that say the same, and how much of it', async () => {
  const shared = own(900, 7)
  const texts = [own(1, 10), `${shared}\n${own(2, 3)}`, own(3, 10), `${own(4, 3)}\n${shared}`]
  expect(await alike(texts)).toEqual([
    { index: 1, nearest: 3, percent: 70 },
    { index: 3, nearest: 1, percent: 70 },
  ])
  expect(compareTexts(texts[1] ?? '', texts[3] ?? '').percent).toBe(70)
  expect(await alike(texts, 71)).toEqual([])
})

it('finds a copy among many pages that share the frame of their text', async () => {
  const frame = own(5000, 5)
  const texts = Array.from({ length: 1000 }, (_, page) => `${frame}\n${own(page, 10)}`)
  texts.push(texts[17] ?? '')
  expect(await alike(texts)).toEqual([
    { index: 17, nearest: 1000, percent: 100 },
    { index: 1000, nearest: 17, percent: 100 },
  ])
})

it('finds a site of copies', async () => {
  expect(await alike(Array.from({ length: 1000 }, () => own(1, 10)))).toHaveLength(1000)
})

it('an empty text is like nothing', async () => {
  expect(await alike(['', ''])).toEqual([])
})
