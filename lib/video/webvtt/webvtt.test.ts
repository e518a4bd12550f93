import type { Cue } from './cue'
import { formatTime, parseTime } from './cue'
import { plainText, toCueText, voiceOf } from './cue-text'
import { MAX_CUE_LENGTH, MAX_CUES, MAX_WEBVTT_LENGTH, parseWebVtt } from './parse-webvtt'
import { writeWebVtt } from './write-webvtt'

const cue = (start: number, end: number, text: string, more: Partial<Cue> = {}): Cue => ({
  id: '',
  start,
  end,
  text,
  settings: '',
  ...more,
})

function cuesIn(content: string): Cue[] {
  const parsed = parseWebVtt(content)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.cues
}

function problemIn(content: string) {
  const parsed = parseWebVtt(content)
  return parsed.ok ? null : parsed.problems[0]
}

test.each([
  ['00:01.500', 1500],
  ['1:02:03.004', 3_723_004],
  ['0:03', 3000],
  ['00:00:01,5', 1500],
])('reads the time %s', (text, ms) => expect(parseTime(text)).toBe(ms))

test.each(['', '12', '00:61.000', '00:00.0000', 'a:01', '-0:01'])('reads no time from %j', (text) =>
  expect(parseTime(text)).toBeNull(),
)

test('writes times that it reads', () => {
  for (const ms of [0, 1, 59_999, 60_000, 3_599_999, 3_600_000, 359_999_999]) {
    expect(parseTime(formatTime(ms))).toBe(ms)
  }
})

test('reads names, settings and several lines, and leaves out notes and styles', () => {
  const text = `\uFEFFWEBVTT - a title
Kind: captions

STYLE
::cue { color: lime }

NOTE
Not shown.

intro
00:01.000 --> 00:02.000 line:0 align:start bad:<script>
One
two

00:00:03.000 --> 00:00:04.000
Three`
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    expect(cuesIn(text.replaceAll('\n', lineEnd))).toEqual([
      cue(1000, 2000, 'One\ntwo', { id: 'intro', settings: 'line:0 align:start' }),
      cue(3000, 4000, 'Three'),
    ])
  }
})

test('reads a file whose first cue follows the header at once', () => {
  expect(cuesIn('WEBVTT\n00:01.000 --> 00:02.000\nOne')).toEqual([cue(1000, 2000, 'One')])
})

test('reads SubRip', () => {
  expect(cuesIn('1\n00:00:01,000 --> 00:00:02,500\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n')).toEqual([
    cue(1000, 2500, 'One', { id: '1' }),
    cue(3000, 4000, 'Two', { id: '2' }),
  ])
})

test('sorts cues by time', () => {
  const [first] = cuesIn('WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA')
  expect(first?.text).toBe('A')
})

test.each([
  ['no captions', 'Hello', 1, /WEBVTT/],
  ['nothing', '', 1, /WEBVTT/],
  ['a header with more on it', 'WEBVTTX\n', 1, /WEBVTT/],
  ['a block without times', 'WEBVTT\n\nHello\nyou', 3, /no line with times/],
  ['times that are none', 'WEBVTT\n\n1\n00:01 --> later\nHello', 4, /cannot be read/],
  ['a long cue', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'a'.repeat(MAX_CUE_LENGTH + 1)}`, 4, /too long/],
  ['a long file', `WEBVTT\n\nNOTE ${'a'.repeat(MAX_WEBVTT_LENGTH)}`, 1, /too long/],
])('names the line of %s', (_, content, line, problem) => {
  expect(problemIn(content)).toEqual({ line, problem: expect.stringMatching(problem) })
})

test('refuses more cues than a player should hold', () => {
  const blocks = Array.from({ length: MAX_CUES + 1 }, () => '0:01.0 --> 0:02.0\na')
  expect(problemIn(`WEBVTT\n\n${blocks.join('\n\n')}`)?.problem).toMatch(/too many cues/)
})

test('knows tags from text', () => {
  expect(plainText('<v.loud Ada>Hello <i>you</i>, 1 &lt; 2 &amp; <00:01.000>x')).toBe('Hello you, 1 < 2 & x')
  expect(voiceOf('<v.loud Ada Byron>Hello')).toBe('Ada Byron')
  expect(voiceOf('Hello')).toBeNull()
  expect(toCueText('<script>alert(1)</script>')).toBe('&lt;script>alert(1)&lt;/script>')
  expect(toCueText(' a \r\n\r\n b --> c\u0000')).toBe('a\nb --&gt; c')
})

/** Numbers that are the same in every run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const PIECES = [
  'a', 'word', ' ', '\n', '\r\n', '\r', '\t', '\0', '<', '>', '&', '-->', '--', '<i>', '</i>', '<c.x-->', '<v Ada>',
  '&lt;', 'WEBVTT', 'NOTE', 'STYLE', '00:01.000 --> 00:02.000', '00:01', ',500', '1', '\u2028', '\u0085', '\uD800', '😀', '：',
] // prettier-ignore

test('reads back what it writes, whatever was typed', () => {
  const random = randomNumbers(7)
  const anyText = (length: number) =>
    Array.from({ length: random(length) }, () => PIECES[random(PIECES.length)]).join('')
  for (let run = 0; run < 2000; run += 1) {
    const typed = Array.from({ length: random(6) }, () => {
      const start = random(5_000_000)
      return cue(start, start + 1 + random(9000), anyText(12), { id: anyText(4), settings: '' })
    })
    const content = writeWebVtt(typed)
    const read = cuesIn(content)
    const expected = typed.toSorted((one, other) => one.start - other.start || one.end - other.end)
    expect(read.map(({ start, end, text }) => ({ start, end, text }))).toEqual(
      expected.map(({ start, end, text }) => ({ start, end, text: toCueText(text) })),
    )
    expect(writeWebVtt(read)).toBe(content)
  }
})

test('answers any text with cues or with a line, and never fails', () => {
  const random = randomNumbers(11)
  for (let run = 0; run < 3000; run += 1) {
    const text = Array.from({ length: random(60) }, () => PIECES[random(PIECES.length)]).join('')
    const parsed = parseWebVtt(random(2) ? `WEBVTT\n\n${text}` : text)
    if (parsed.ok) expect(cuesIn(writeWebVtt(parsed.cues))).toHaveLength(parsed.cues.length)
    else expect(parsed.problems[0]?.line).toBeGreaterThan(0)
  }
})
