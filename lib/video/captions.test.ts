import { toFilmText, type StoredCaptions } from './captions'
import type { Cue } from './webvtt/cue'
import { toTranscript } from './webvtt/transcript'
import { writeWebVtt } from './webvtt/write-webvtt'

const cue = (start: number, text: string): Cue => ({ id: '', start, end: start + 1000, text, settings: '' })

const stored = (cues: Cue[], more: Partial<StoredCaptions> = {}): StoredCaptions => ({
  id: 'c1',
  kind: 'captions',
  language: 'en',
  label: 'English',
  version: 3,
  content: writeWebVtt(cues),
  ...more,
})

test('lists tracks with cues, captions of the site’s language first', () => {
  const { tracks, transcript } = toFilmText([
    stored([cue(0, 'Hola')], { id: 'c2', language: 'es', label: 'Español' }),
    stored([]),
    stored([cue(0, 'Hi')], { id: 'c3', language: 'en-GB' }),
  ])
  expect(tracks).toEqual([
    { src: '/captions/c3?v=3', kind: 'captions', language: 'en-GB', label: 'English' },
    { src: '/captions/c2?v=3', kind: 'captions', language: 'es', label: 'Español' },
  ])
  expect(transcript).toEqual({ language: 'en-GB', paragraphs: ['Hi'], whole: null })
})

test('has nothing for a film without text', () => {
  expect(toFilmText([])).toEqual({ tracks: [], transcript: null, chapters: [] })
  expect(toFilmText([stored([cue(0, '<i></i>')])]).transcript).toBeNull()
})

test('gives chapters in seconds, and no transcript of them', () => {
  const { chapters, transcript } = toFilmText([stored([cue(1500, 'The\nfield')], { kind: 'chapters' })])
  expect(chapters).toEqual([{ title: 'The field', start: 1.5, end: 2.5 }])
  expect(transcript).toBeNull()
})

test('shows the opening of a long transcript, in whole paragraphs', () => {
  const cues = Array.from({ length: 400 }, (_, index) =>
    cue(index * 1000, `Sentence number ${index} is said.`),
  )
  const { transcript } = toFilmText([stored(cues)])
  const whole = toTranscript(cues)
  expect(transcript?.whole).toBe('/captions/c1/transcript')
  expect(transcript?.paragraphs).toEqual(whole.slice(0, transcript?.paragraphs.length))
  const length = transcript?.paragraphs.join('').length ?? 0
  expect(length).toBeGreaterThan(1000)
  expect(length).toBeLessThanOrEqual(2500)
})

test('begins a paragraph with another speaker, after a pause, and in a text without sentences', () => {
  expect(toTranscript([cue(0, '<v Ada>Hi.'), cue(1000, '<v Ada>You.'), cue(2000, '<v Bo>Yes.')])).toEqual([
    'Ada: Hi. You.',
    'Bo: Yes.',
  ])
  expect(toTranscript([cue(0, 'One'), cue(9000, 'two')])).toEqual(['One', 'two'])
  const endless = Array.from({ length: 100 }, (_, index) => cue(index * 1000, 'words without an end'))
  expect(toTranscript(endless).length).toBeGreaterThan(1)
})
