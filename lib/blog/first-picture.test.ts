import { firstPicture } from './first-picture'

const AT = '/storage/v1/object/public/'

it.each([
  ['a picture of ours', `Text\n\n![A lamp](${AT}blog/a.webp)`, { stored: 'blog/a.webp', alt: 'A lamp' }],
  [
    'brackets and a caption',
    `![A \\[brass\\] lamp](${AT}blog/a%20b.webp "At night")`,
    { stored: 'blog/a b.webp', alt: 'A [brass] lamp' },
  ],
  [
    'the first of ours',
    `![x](https://elsewhere.example/a.webp) ![Two](${AT}blog/b.webp) ![Three](${AT}blog/c.webp)`,
    { stored: 'blog/b.webp', alt: 'Two' },
  ],
  ['no picture', `[A lamp](${AT}blog/a.webp)`, null],
  ['what is no picture file', `![x](${AT}blog/a.svg) ![x](${AT}blog/%E0%A4%A.webp)`, null],
])('finds %s', (_, markdown, found) => {
  expect(firstPicture(markdown)).toEqual(found)
})
