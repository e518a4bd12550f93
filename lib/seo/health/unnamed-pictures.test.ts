import { unnamedPictures } from './unnamed-pictures'

it('finds pictures without a text, each once', () => {
  const text = `![](/a.webp) ![A lamp](/b.webp) [](/c) ![ ]( </d.webp> "Title")\n![](/a.webp)`
  expect(unnamedPictures(text)).toEqual(['/a.webp', '/d.webp'])
  expect(unnamedPictures('')).toEqual([])
})
