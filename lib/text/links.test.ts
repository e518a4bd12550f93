import { splitLinks } from './links'
import { randomTexts } from './random-texts'

const links = (text: string) => splitLinks(text).flatMap(({ text, href }) => (href ? [[text, href]] : []))

it.each([
  ['See https://example.com/a?b=c#d.', 'https://example.com/a?b=c#d'],
  ['(https://example.com/a_(film)) is it', 'https://example.com/a_(film)'],
  ['“https://example.com/x”, she said', 'https://example.com/x'],
  ['HTTP://Example.com!', 'HTTP://Example.com'],
])('finds the address in %s', (text, address) => {
  expect(links(text).map(([found]) => found)).toEqual([address])
})

it('adds https to www', () => {
  expect(links('Look at www.example.com, please')).toEqual([['www.example.com', 'https://www.example.com/']])
})

it.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://bank.example@evil.example/',
  'https://localhost/admin',
  'https://',
  'www.',
  'nora@example.com',
  '<script>',
])('makes no link of %s', (text) => {
  expect(splitLinks(text)).toEqual([{ text }])
})

it('keeps every character, and links only web addresses', () => {
  const pieces = ['https://', 'www.', 'a.b', ')', '(', '.', ' ', '\n', '"', '<', 'javascript:', '@', 'ä']
  for (const [one, other] of randomTexts({ pieces, texts: 2, most: 12 })) {
    const text = one + other
    const parts = splitLinks(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\/[^@/]+/)
  }
})

it('gives a long address of brackets and dots back', () => {
  const text = `https://a.b/${').'.repeat(5000)}`
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
