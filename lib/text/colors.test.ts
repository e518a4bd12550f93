import { readColors } from './colors'

it.each([
  ['', ''],
  ['#12ABef', '#12abef'],
  ['0af, #112233;0AF', '#00aaff #112233'],
  [' #000000\n#ffffff ', '#000000 #ffffff'],
])('reads the colors “%s” as “%s”', (typed, colors) => expect(readColors(typed)).toEqual({ colors }))

it.each(['red', '#12', '#1234567', '#00000g', '#111 #222 #333 #444 #555 #666 #777'])(
  'refuses the colors “%s”',
  (typed) => expect(readColors(typed)).toHaveProperty('error'),
)
