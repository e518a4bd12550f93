import { randomTexts } from './random-texts'
import { diffWords } from './word-diff'

const side = (parts: ReturnType<typeof diffWords>, kind: 'removed' | 'added') =>
  parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('')

it('marks the words that changed', () => {
  expect(diffWords('One old day.\n\nSame.', 'One new day.\n\nSame.')).toEqual([
    { kind: 'same', text: 'One ' },
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: 'new' },
    { kind: 'same', text: ' day.\n\nSame.' },
  ])
})

it('marks a paragraph that was added or removed', () => {
  expect(diffWords('A\n\nC', 'A\n\nB\n\nC').filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'added', text: 'B\n\n' },
  ])
  expect(diffWords('A', '')).toEqual([{ kind: 'removed', text: 'A' }])
  expect(diffWords('', '')).toEqual([])
})

it('has both texts in its parts', () => {
  const pieces = ['a', 'b', 'c ', ' ', '\n', '\n\n', 'long word', '\r\n\r\n']
  for (const [before, after] of randomTexts({ pieces, texts: 2, most: 30 })) {
    const parts = diffWords(before, after)
    expect(side(parts, 'removed')).toBe(before)
    // Empty lines behind an unchanged paragraph are not marked.
    expect(side(parts, 'added').replace(/\s+/g, '')).toBe(after.replace(/\s+/g, ''))
  }
})

it('compares two articles of 10,000 words that share nothing within their bounds', () => {
  const words = (name: string) => Array.from({ length: 10_000 }, (_, index) => `${name}${index}`).join(' ')
  expect(diffWords(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
