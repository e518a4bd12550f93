import type { Suggestion } from '@/components/map/types'
import { NEW_SEARCH, reduceSearch, type SearchEvent, type SearchState } from './search-state'

const suggestion = (label: string): Suggestion => ({ id: label, label, locate: () => Promise.resolve(null) })
const suggestions = [suggestion('Detroit, MI'), suggestion('Detroit Lakes, MN')]

const after = (...events: SearchEvent[]) => events.reduce<SearchState>(reduceSearch, NEW_SEARCH)
const typed: SearchEvent = { type: 'typed', text: 'detr' }
const answered: SearchEvent = { type: 'received', suggestions }
const down: SearchEvent = { type: 'moved', by: 1 }
const up: SearchEvent = { type: 'moved', by: -1 }

test('asks for what was typed and keeps the old answer in sight until the new one', () => {
  expect(after(typed)).toMatchObject({ phase: 'loading', text: 'detr' })
  expect(after(typed, answered, { type: 'typed', text: 'detro' })).toMatchObject({
    phase: 'loading',
    suggestions,
  })
})

test('asks nothing for blanks', () => {
  expect(after(typed, answered, { type: 'typed', text: '  ' })).toEqual({ ...NEW_SEARCH, text: '  ' })
})

test('the arrows go through the list and the text, round and round', () => {
  expect(after(typed, answered).active).toBe(-1)
  expect(after(typed, answered, down, down).active).toBe(1)
  expect(after(typed, answered, down, down, down).active).toBe(-1)
  expect(after(typed, answered, up).active).toBe(1)
})

test('the arrows stay where they are when an answer comes, unless their place is gone', () => {
  const again: SearchEvent = { type: 'received', suggestions: suggestions.toReversed() }
  const none: SearchEvent = { type: 'received', suggestions: [] }
  const more: SearchEvent = { type: 'typed', text: 'detro' }
  expect(after(typed, answered, more, down, again).active).toBe(1)
  expect(after(typed, answered, more, down, none).active).toBe(-1)
  expect(after(typed, answered, down, more, again).active).toBe(-1)
})

test('a choice closes the list and stands in the text', () => {
  expect(after(typed, answered, { type: 'chosen', label: 'Detroit, MI' })).toEqual({
    ...NEW_SEARCH,
    text: 'Detroit, MI',
  })
})

test('Enter takes the first place, of the answer that is awaited or of the one that came meanwhile', () => {
  const entered: SearchEvent = { type: 'submitted' }
  expect(after(typed, entered)).toMatchObject({ phase: 'loading', submitPending: true })
  expect(after(typed, entered, answered)).toMatchObject({ phase: 'received', submitPending: true })
  expect(after(typed, answered, entered)).toMatchObject({
    phase: 'received',
    submitPending: true,
    suggestions,
  })
})

test('Enter asks again where nothing was found or nobody answered, and counts for what was typed till then', () => {
  const entered: SearchEvent = { type: 'submitted' }
  for (const missed of [{ type: 'received', suggestions: [] }, { type: 'failed' }] as const)
    expect(after(typed, missed, entered)).toMatchObject({ phase: 'loading', submitPending: true })
  expect(after(typed, entered, { type: 'typed', text: 'detro' }).submitPending).toBe(false)
})

test('closing keeps the text; a failure takes the old answer away', () => {
  expect(after(typed, answered, { type: 'closed' })).toMatchObject({
    text: 'detr',
    suggestions: [],
    phase: 'idle',
  })
  expect(after(typed, answered, { type: 'failed' })).toMatchObject({ suggestions: [], phase: 'failed' })
})
