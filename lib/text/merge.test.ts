import { clashesOf, mergeTexts, settleMerge } from './merge'
import { randomTexts } from './random-texts'

const merged = (base: string, mine: string, theirs: string) => settleMerge(mergeTexts(base, mine, theirs), [])

it.each([
  ['different paragraphs', 'A\n\nB\n\nC', 'A1\n\nB\n\nC', 'A\n\nB\n\nC2', 'A1\n\nB\n\nC2'],
  ['neighbors', 'A\n\nB', 'A1\n\nB', 'A\n\nB2', 'A1\n\nB2'],
  ['a change and an addition behind it', 'A\n\nB', 'A1\n\nB', 'A\n\nB\n\nC2', 'A1\n\nB\n\nC2'],
  ['an addition at the end and one at the start', 'A', 'A\n\nZ', '0\n\nA', '0\n\nA\n\nZ'],
  ['a removal and a change elsewhere', 'A\n\nB\n\nC', 'A\n\nC', 'A\n\nB\n\nC2', 'A\n\nC2'],
  ['the same change', 'A\n\nB', 'A1\n\nB', 'A1\n\nB', 'A1\n\nB'],
])('joins %s', (_, base, mine, theirs, result) => {
  expect(merged(base, mine, theirs)).toBe(result)
})

it('asks about the same paragraph only', () => {
  const parts = mergeTexts('A\n\nB\n\nC', 'A1\n\nB1\n\nC', 'A\n\nB2\n\nC2')
  expect(clashesOf(parts)).toEqual([{ base: 'B\n\n', mine: 'B1\n\n', theirs: 'B2\n\n' }])
  expect(settleMerge(parts, [])).toBeNull()
  expect(settleMerge(parts, ['mine'])).toBe('A1\n\nB1\n\nC2')
  expect(settleMerge(parts, ['theirs'])).toBe('A1\n\nB2\n\nC2')
  expect(settleMerge(parts, ['both'])).toBe('A1\n\nB2\n\nB1\n\nC2')
})

it('asks when one draft removes what the other changes, and when both add at one place', () => {
  expect(clashesOf(mergeTexts('A\n\nB', 'A', 'A\n\nB2'))).toEqual([{ base: 'B', mine: '', theirs: 'B2' }])
  expect(clashesOf(mergeTexts('A', 'A\n\nM', 'A\n\nT'))).toEqual([{ base: '', mine: 'M', theirs: 'T' }])
  expect(clashesOf(mergeTexts('', 'M', 'T'))).toHaveLength(1)
})

it('keeps line ends of Windows', () => {
  expect(merged('A\r\n\r\nB', 'A1\r\n\r\nB', 'A\r\n\r\nB\r\n\r\nC')).toBe('A1\r\n\r\nB\r\n\r\nC')
})

const pieces = ['A', 'B', 'C', 'D', 'E']

it('takes a draft as it is when the other one changed nothing', () => {
  for (const [base, draft] of randomTexts({ pieces, texts: 2, most: 8, between: '\n\n' })) {
    expect(merged(base, draft, base)).toBe(draft)
    expect(merged(base, base, draft)).toBe(draft)
    expect(merged(base, draft, draft)).toBe(draft)
  }
})

it('loses no paragraph that a draft added', () => {
  for (const [base, one, other] of randomTexts({ pieces, texts: 3, most: 8, between: '\n\n' })) {
    const paragraphs = base === '' ? [] : base.split('\n\n')
    const mine = paragraphs.toSpliced(one.length % 9, 0, 'Mine').join('\n\n')
    const theirs = paragraphs.toSpliced(other.length % 9, 0, 'Theirs').join('\n\n')
    const parts = mergeTexts(base, mine, theirs)
    const both = clashesOf(parts).map(() => 'both' as const)
    const result = settleMerge(parts, both)
    expect(result).toContain('Mine')
    expect(result).toContain('Theirs')
  }
})
