import { compareTexts, findNearest, maskSentence, sentencesOf } from './likeness'

const DETROIT =
  '## Light\n\nThe sun sets in [Detroit](/d) at 8:37 pm. It is warm.\n\n- One street\n- Another street\n\n| June | 5:56 |'
const TOLEDO =
  '## Light\n\nThe sun sets in Toledo at 9:10 pm. Winters are long and grey here.\n\n- Another street'

it('splits a text into sentences, headings and list items, without markup', () => {
  expect(sentencesOf(DETROIT)).toEqual([
    'Light',
    'The sun sets in Detroit at 8:37 pm.',
    'It is warm.',
    'One street',
    'Another street',
    'June 5:56',
  ])
})

it('sees through names, figures and points of the compass', () => {
  expect(maskSentence('It lies 18 miles north of Ann Arbor.')).toBe(
    maskSentence('It lies 9 miles southwest of Ypsilanti.'),
  )
})

it('counts the words of shared sentences, and marks these', () => {
  const { percent, sentences } = compareTexts(DETROIT, TOLEDO)
  expect(sentences.filter(({ isShared }) => isShared).map(({ sentence }) => sentence)).toEqual([
    'Light',
    'The sun sets in Detroit at 8:37 pm.',
    'Another street',
  ])
  // 10 of 15 words.
  expect(percent).toBe(67)
})

it('finds a text wholly like itself, and not at all like another one', () => {
  expect(compareTexts(DETROIT, DETROIT).percent).toBe(100)
  expect(compareTexts(DETROIT, 'Nothing of this kind.').percent).toBe(0)
  expect(compareTexts('', DETROIT).percent).toBe(0)
})

it('finds the nearest of several', () => {
  const others = [{ text: 'Nothing.' }, { text: TOLEDO }, { text: 'It is warm.' }]
  expect(findNearest(DETROIT, others)?.other).toBe(others[1])
  expect(findNearest(DETROIT, [])).toBeNull()
})
