import { readVimeoFilm, vimeoPage } from './vimeo-address'

test.each([
  ['76979871', '76979871', null],
  [' https://vimeo.com/76979871 ', '76979871', null],
  ['vimeo.com/76979871', '76979871', null],
  ['https://vimeo.com/76979871/8272103f6e', '76979871', '8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1', '76979871', '8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871', null],
  ['https://vimeo.com/showcase/1234/video/76979871', '76979871', null],
  ['https://vimeo.com/manage/videos/76979871', '76979871', null],
  ['https://vimeo.com/76979871?share=copy#t=10', '76979871', null],
])('reads %s', (typed, id, key) => {
  expect(readVimeoFilm(typed)).toEqual({ id, key })
})

test.each([
  '',
  'first pour',
  'https://vimeo.com/',
  'https://vimeo.com/about',
  'https://vimeo.com.evil.example/76979871',
  'https://evil.example/?vimeo.com/76979871',
  'javascript:76979871',
  '123456789012345678901',
])('refuses %p', (typed) => expect(readVimeoFilm(typed)).toBeNull())

test('writes the address that plays an unlisted film', () => {
  expect(vimeoPage({ id: '76979871', key: '8272103f6e' })).toBe('https://vimeo.com/76979871/8272103f6e')
  expect(vimeoPage({ id: '76979871', key: null })).toBe('https://vimeo.com/76979871')
})
