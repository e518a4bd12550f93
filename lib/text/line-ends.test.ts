import { restoreLineEnds } from './line-ends'
import { randomTexts } from './random-texts'

const post = (text: string) => text.replace(/\r\n?|\n/g, '\r\n')

it.each([
  'One\nTwo  \n',
  'One\r\nTwo  \r\n\r\n',
  'Mixed\r\nlines\nof\rall kinds\n\r\n',
  '\n\nEmpty lines first\n',
  'No line end',
  '',
])('gives back %j as it was stored', (stored) => {
  expect(restoreLineEnds(stored, post(stored))).toBe(stored)
})

it('changes no line that nobody edited', () => {
  expect(restoreLineEnds('One\r\nTwo\nThree\r\n', 'One\nTwo and more\nThree\n')).toBe(
    'One\r\nTwo and more\r\nThree\r\n',
  )
  expect(restoreLineEnds('One\nTwo', 'One\r\nTwo\r\nThree')).toBe('One\nTwo\nThree')
  expect(restoreLineEnds('One\r\nTwo', 'One\nTwo\nThree')).toBe('One\r\nTwo\r\nThree')
  expect(restoreLineEnds('One\r\nTwo\r\n', 'One')).toBe('One')
})

it('loses no text, whatever is edited', () => {
  const pieces = ['a', 'b', 'c', '\n', '\r\n', '\n\n', ' ']
  for (const [stored, edited] of randomTexts({ pieces, texts: 2, most: 12 })) {
    const restored = restoreLineEnds(stored, post(edited))
    expect(restored.replace(/\r\n?/g, '\n')).toBe(edited.replace(/\r\n?/g, '\n'))
  }
})
