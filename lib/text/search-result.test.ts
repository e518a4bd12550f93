import { cutLine, searchResult, textWidth } from './search-result'

it('knows the width of Arial', () => {
  expect(textWidth('iii', 20)).toBeCloseTo(13.32)
  expect(textWidth('WWW', 20)).toBeCloseTo(56.64)
  expect(textWidth('é', 20)).toBe(textWidth('e', 20))
  expect(textWidth('–', 10)).toBeCloseTo(5.56)
})

it('leaves a text that fits as it is', () => {
  expect(cutLine('Short', 20, 100)).toEqual({
    shown: 'Short',
    isCut: false,
    width: expect.closeTo(textWidth('Short', 20)),
    limit: 100,
  })
})

it('cuts after a whole word, so that the mark fits as well', () => {
  const text = 'Video production in Ann Arbor, Michigan, by people who live there'
  const { shown, isCut } = cutLine(text, 14, 210)
  expect(isCut).toBe(true)
  expect(shown).toBe('Video production in Ann Arbor, …')
  expect(textWidth(shown, 14)).toBeLessThanOrEqual(210)
  expect(text.startsWith(shown.slice(0, -2))).toBe(true)
})

it('keeps a last word that just fits', () => {
  const room = textWidth('one two …', 14)
  expect(cutLine('one two three', 14, room).shown).toBe('one two …')
})

it('cuts inside a first word that is too long', () => {
  const { shown } = cutLine('a'.repeat(200), 14, 100)
  expect(shown).toMatch(/^a+ …$/)
  expect(textWidth(shown, 14)).toBeLessThanOrEqual(100)
})

it('gives phones less room for a description than desktops', () => {
  const text = 'word '.repeat(60)
  const [desktop, phone] = [searchResult('T', text, 'desktop'), searchResult('T', text, 'phone')]
  expect(phone.description.shown.length).toBeLessThan(desktop.description.shown.length)
})

it('shows a text with line breaks on one line', () => {
  expect(searchResult('One\n two', '', 'desktop').title.shown).toBe('One two')
})
