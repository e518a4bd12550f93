import { checkCues, MAX_READING_SPEED, readingSpeed } from './check-cues'
import type { Cue } from './cue'
import { editCues, startEditing, type CueEdit } from './edit-cues'
import { startHistory, stepEditing, type Editing } from './edit-history'

const cue = (start: number, end: number, text: string): Cue => ({ id: '', start, end, text, settings: '' })

const THREE = [cue(1000, 3000, 'One two'), cue(4000, 6000, 'Three'), cue(7000, 9000, 'Four')]

const after = (edit: CueEdit, cues = THREE) => {
  const { cues: edited, selected } = editCues(startEditing(cues), edit)
  return {
    cues: edited.map(({ start, end, text }) => [start, end, text]),
    selected: edited.findIndex(({ key }) => key === selected),
  }
}

describe('an edit', () => {
  it('adds a cue at a time, up to the next one', () => {
    expect(after({ type: 'add', at: 3000 })).toEqual({
      cues: [
        [1000, 3000, 'One two'],
        [3000, 4000, ''],
        [4000, 6000, 'Three'],
        [7000, 9000, 'Four'],
      ],
      selected: 1,
    })
    expect(after({ type: 'add', at: 20_000 }).cues.at(-1)).toEqual([20_000, 22_000, ''])
    expect(after({ type: 'add', at: 0 }, []).cues).toEqual([[0, 2000, '']])
  })

  it('splits at the time of the film, or in the middle, between words', () => {
    expect(after({ type: 'split', key: 1, at: 1500 })).toEqual({
      cues: [
        [1000, 1500, 'One'],
        [1500, 3000, 'two'],
        [4000, 6000, 'Three'],
        [7000, 9000, 'Four'],
      ],
      selected: 1,
    })
    expect(after({ type: 'split', key: 1, at: 60_000 }).cues[0]).toEqual([1000, 2000, 'One'])
    expect(after({ type: 'split', key: 1, at: null }, [cue(0, 150, 'Short')]).cues).toHaveLength(1)
  })

  it('merges with the next, and leaves the last as it is', () => {
    expect(after({ type: 'merge', key: 1 }).cues[0]).toEqual([1000, 6000, 'One two\nThree'])
    expect(after({ type: 'merge', key: 3 }).cues).toHaveLength(3)
  })

  it('deletes, and selects the next or the last', () => {
    expect(after({ type: 'delete', key: 1 })).toMatchObject({ selected: 0 })
    expect(after({ type: 'delete', key: 3 })).toMatchObject({ selected: 1 })
    expect(after({ type: 'delete', key: 1 }, [cue(0, 1, 'a')])).toEqual({ cues: [], selected: -1 })
  })

  it('keeps cues in the order of their starts', () => {
    expect(after({ type: 'set', key: 3, change: { start: 500 } })).toMatchObject({ selected: 0 })
  })

  it('moves all cues, not before the start of the film', () => {
    expect(after({ type: 'shift', by: -5000 }).cues.map(([start]) => start)).toEqual([0, 3000, 6000])
    expect(after({ type: 'shift', by: 250 }).cues[0]).toEqual([1250, 3250, 'One two'])
  })

  it('of a cue that is gone changes nothing', () => {
    const list = startEditing(THREE)
    expect(editCues(list, { type: 'set', key: 99, change: { text: 'x' } })).toBe(list)
  })
})

describe('undo', () => {
  const type = (editing: Editing, key: number, text: string) =>
    stepEditing(editing, { type: 'edit', edit: { type: 'set', key, change: { text } } })
  const texts = ({ list }: Editing) => list.cues.map(({ text }) => text)

  it('takes typing back as a whole, and brings it again', () => {
    const start = startHistory(THREE)
    const typed = type(type(type(start, 1, 'O'), 1, 'On'), 1, 'Once')
    const both = type(typed, 2, 'T')
    const undone = stepEditing(both, { type: 'undo' })
    expect(texts(undone)).toEqual(['Once', 'Three', 'Four'])
    expect(texts(stepEditing(undone, { type: 'undo' }))).toEqual(texts(start))
    expect(texts(stepEditing(undone, { type: 'redo' }))).toEqual(['Once', 'T', 'Four'])
  })

  it('does nothing at its ends, and forgets what was undone after a new edit', () => {
    const start = startHistory(THREE)
    expect(stepEditing(start, { type: 'undo' })).toBe(start)
    const undone = stepEditing(type(start, 1, 'x'), { type: 'undo' })
    expect(stepEditing(type(undone, 1, 'y'), { type: 'redo' }).list.cues[0]?.text).toBe('y')
  })

  it('brings back what another text replaced', () => {
    const replaced = stepEditing(startHistory(THREE), { type: 'replace', cues: [] })
    expect(texts(stepEditing(replaced, { type: 'undo' }))).toEqual(['One two', 'Three', 'Four'])
  })
})

describe('checks', () => {
  const check = (cues: Cue[], filmMs: number | null = null) =>
    checkCues(cues, { kind: 'captions', filmMs }).map(({ index, text, isBlocking }) => [
      index,
      text,
      isBlocking,
    ])

  it('find nothing in good cues', () => expect(check(THREE, 9000)).toEqual([]))

  it.each([
    ['no text', cue(0, 1000, ' '), /no text/],
    ['only a tag', cue(0, 1000, '<i></i>'), /no text/],
    ['an end before the start', cue(1000, 1000, 'a'), /ends before/],
  ])('block %s', (_, bad, text) => expect(check([bad])).toEqual([[0, expect.stringMatching(text), true]]))

  it.each([
    ['too much to read', [cue(0, 1000, 'twenty-one characters')], /21 characters per second/],
    ['a flash', [cue(0, 600, 'a')], /less than 0.7/],
    ['a text that stays', [cue(0, 7001, 'a')], /more than 7/],
    ['three lines', [cue(0, 5000, 'a\nb\nc')], /two lines/],
    ['a wide line', [cue(0, 5000, 'a'.repeat(43))], /42/],
    ['overlapping cues', [cue(0, 2000, 'a'), cue(1500, 3000, 'b')], /before the one above it ends/],
    ['a cue after the film', [cue(9500, 9900, 'a'), cue(20_000, 21_000, 'b')], /after the end/],
  ])('warn of %s', (_, cues, text) =>
    expect(check(cues, 10_000)).toContainEqual([cues.length - 1, expect.stringMatching(text), false]),
  )

  it('do not ask chapters for reading speed', () => {
    const chapter = cue(0, 60_000, 'A chapter of a minute')
    expect(checkCues([chapter], { kind: 'chapters', filmMs: null })).toEqual([])
  })

  it('measure what is read, not tags', () => {
    expect(readingSpeed(cue(0, 1000, `<i>${'a'.repeat(MAX_READING_SPEED)}</i>`))).toBe(MAX_READING_SPEED)
  })
})
