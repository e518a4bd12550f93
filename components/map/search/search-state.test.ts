import type { Suggestion } from '@/components/map/types'
import { NEW_SEARCH, reduceSearch, type SearchEvent, type SearchState } from './search-state'

const suggestion = (label: string): Suggestion => ({ id: label, label, locate: () => Promise.resolve(null) })
const suggestions = [suggestion('Detroit, MI'), suggestion('Detroit Lakes, MN')]

const after = (...events: SearchEvent[]) => events.reduce<SearchState>(reduceSearch, NEW_SEARCH)
const typed: SearchEvent = { type: 'typed', text: 'detr' }
const answered: SearchEvent = { type: 'received', suggestions }
const down: SearchEvent = { type: 'moved', by: 1 }
const up: SearchEvent = { type: 'moved', by: -1 }

test('typing loads suggestions and keeps the old ones until then', () => {
  expect(after(typed)).toMatchObject({ phase: 'loading', text: 'detr' })
  expect(after(typed, answered, { type: 'typed', text: 'detro' })).toMatchObject({
    phase: 'loading',
    suggestions,
  })
})

test('blank text loads nothing', () => {
  expect(after(typed, answered, { type: 'typed', text: '  ' })).toEqual({ ...NEW_SEARCH, text: '  ' })
})

test('the arrow keys cycle through the list and the input', () => {
  expect(after(typed, answered).active).toBe(-1)
  expect(after(typed, answered, down, down).active).toBe(1)
  expect(after(typed, answered, down, down, down).active).toBe(-1)
  expect(after(typed, answered, up).active).toBe(1)
})

test('new suggestions keep the highlighted place if it is still there', () => {
  const again: SearchEvent = { type: 'received', suggestions: suggestions.toReversed() }
  const none: SearchEvent = { type: 'received', suggestions: [] }
  const more: SearchEvent = { type: 'typed', text: 'detro' }
  expect(after(typed, answered, more, down, again).active).toBe(1)
  expect(after(typed, answered, more, down, none).active).toBe(-1)
  expect(after(typed, answered, down, more, again).active).toBe(-1)
})

test('choosing closes the list and fills the input', () => {
  expect(after(typed, answered, { type: 'chosen', label: 'Detroit, MI' })).toEqual({
    ...NEW_SEARCH,
    text: 'Detroit, MI',
  })
})

test('Enter chooses the first suggestion, loaded or pending', () => {
  const entered: SearchEvent = { type: 'submitted' }
  expect(after(typed, entered)).toMatchObject({ phase: 'loading', submitPending: true })
  expect(after(typed, entered, answered)).toMatchObject({ phase: 'received', submitPending: true })
  expect(after(typed, answered, entered)).toMatchObject({
    phase: 'received',
    submitPending: true,
    suggestions,
  })
})

test('Enter retries after an empty result or a failure; typing cancels a pending choice', () => {
  const entered: SearchEvent = { type: 'submitted' }
  for (const missed of [{ type: 'received', suggestions: [] }, { type: 'failed' }] as const)
    expect(after(typed, missed, entered)).toMatchObject({ phase: 'loading', submitPending: true })
  expect(after(typed, entered, { type: 'typed', text: 'detro' }).submitPending).toBe(false)
})

test('closing keeps the text; a failure removes the suggestions', () => {
  expect(after(typed, answered, { type: 'closed' })).toMatchObject({
    text: 'detr',
    suggestions: [],
    phase: 'idle',
  })
  expect(after(typed, answered, { type: 'failed' })).toMatchObject({ suggestions: [], phase: 'failed' })
})
