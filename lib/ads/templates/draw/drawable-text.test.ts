import { drawableText, isRightToLeft } from './drawable-text'

test.each([
  ['spaces and tabs', '  two\t\tfor   $3 ', 'two for $3'],
  ['line breaks of Windows', 'one\r\n two', 'one\ntwo'],
  ['control characters', 'a\u0000b\u0007c', 'abc'],
  ['signs that turn the direction', 'price \u202e05.9$\u202c \u2066x\u2069', 'price 05.9$ x'],
  ['soft hyphens, and marks of no width', 'a\u00adb\u200bc\ufeffd', 'abcd'],
  ['halves of a letter', 'a\ud800b', 'a\ufffdb'],
  ['tags that nobody sees', 'a\u{e0041}b', 'ab'],
])('cleans %s', (_, text, clean) => {
  expect(drawableText(text, false)).toBe(clean)
})

test('keeps markup as it is', () => {
  expect(drawableText('<script>&amp;</script>', false)).toBe('<script>&amp;</script>')
})

test('composes letters, and keeps three marks of many', () => {
  expect(drawableText('e\u0301', false)).toBe('é')
  expect(drawableText(`a${'\u0337'.repeat(50)}b`, false)).toBe(`a${'\u0337'.repeat(3)}b`)
})

test('keeps joined emoji, and parts them from a space', () => {
  expect(drawableText('👨‍👩‍👧 now', false)).toBe('👨‍👩‍👧\u200b now')
})

test('takes a thousand letters of a long text', () => {
  expect(Array.from(drawableText('👍'.repeat(10_000), false))).toHaveLength(1000)
})

test('writes capitals', () => {
  expect(drawableText('Straße', true)).toBe('STRASSE')
})

test.each([
  ['Sale', false],
  ['123 שלום', true],
  ['مرحبا hello', true],
  ['hello مرحبا', false],
])('tells whether %s is read from the right', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected)
})
