import type { TemplateDocument } from './document'
import { type EditorAction, type EditorState, reduceEditor, selectedLayer, startEditor } from './editor-state'
import { newLayer } from './new-layer'

const FORMATS = ['preview', 'square'] as const
const layer = (id: string) => ({ ...newLayer('shape', FORMATS), id, name: id })
const DOCUMENT: TemplateDocument = {
  formats: [...FORMATS],
  ground: { kind: 'color', color: '#000000' },
  layers: [layer('one'), layer('two'), layer('three')],
  seconds: 6,
}

const anything = () => true
const run = (actions: EditorAction[], start: EditorState = startEditor(DOCUMENT)) =>
  actions.reduce((state, action) => reduceEditor(state, action, anything), start)
const order = ({ document }: EditorState) => document.layers.map(({ id }) => id)
const nudge = (right: number, streak?: string): EditorAction => ({
  do: 'nudge',
  id: 'two',
  format: 'preview',
  right,
  down: 0,
  streak,
})
const xOfTwo = ({ document }: EditorState) => document.layers.find(({ id }) => id === 'two')?.boxes.preview?.x

it('selects the front layer first', () => {
  expect(selectedLayer(startEditor(DOCUMENT))?.id).toBe('three')
})

it('moves by pixels, in one format alone', () => {
  const moved = run([nudge(10)])
  expect(xOfTwo(moved)).toBe(31)
  expect(moved.document.layers[1]?.boxes.square).toEqual(DOCUMENT.layers[1]?.boxes.square)
})

it('undoes and redoes each step', () => {
  const moved = run([nudge(10), nudge(10)])
  const back = run([{ do: 'undo' }, { do: 'undo' }, { do: 'undo' }], moved)
  expect(back.document).toBe(DOCUMENT)
  expect(run([{ do: 'redo' }, { do: 'redo' }, { do: 'redo' }], back).document).toEqual(moved.document)
})

it('selects the layer that an undo or a redo has changed', () => {
  const removed = run([
    { do: 'remove', id: 'one' },
    { do: 'select', id: null },
  ])
  expect(run([{ do: 'undo' }], removed).selected).toBe('one')
  expect(run([{ do: 'undo' }, { do: 'redo' }], removed).selected).toBeNull()
  expect(run([nudge(10), { do: 'select', id: 'one' }, { do: 'undo' }]).selected).toBe('two')
})

it('forgets what was undone at the next change', () => {
  const changed = run([nudge(10), { do: 'undo' }, nudge(20)])
  expect(changed.future).toEqual([])
  expect(xOfTwo(run([{ do: 'redo' }], changed))).toBe(32)
})

it('takes the changes of a streak for one step', () => {
  const dragged = run([nudge(1, 'drag'), nudge(1, 'drag'), nudge(1, 'drag')])
  expect(dragged.past).toHaveLength(1)
  const twice = run([{ do: 'end-streak' }, nudge(1, 'drag')], dragged)
  expect(twice.past).toHaveLength(2)
  expect(run([{ do: 'undo' }], twice).document).toEqual(dragged.document)
})

it('does not count a change that changes nothing', () => {
  const start = startEditor(DOCUMENT)
  expect(run([nudge(0), { do: 'reorder', id: 'one', to: 0 }, { do: 'remove', id: 'gone' }], start)).toBe(
    start,
  )
})

it('refuses a change that breaks the schema', () => {
  const start = startEditor(DOCUMENT)
  expect(reduceEditor(start, { do: 'remove', id: 'one' }, () => false)).toBe(start)
})

it('reorders, adds, duplicates and removes layers, and selects what is left', () => {
  expect(order(run([{ do: 'reorder', id: 'one', to: 2 }]))).toEqual(['two', 'three', 'one'])
  const doubled = run([{ do: 'duplicate', id: 'one', newId: 'four' }])
  expect(order(doubled)).toEqual(['one', 'four', 'two', 'three'])
  expect(doubled.selected).toBe('four')
  expect(doubled.document.layers[1]?.name).toBe('one copy')
  expect(doubled.document.layers[1]?.boxes.preview?.x).toBeGreaterThan(30)
  expect(run([{ do: 'add', layer: layer('five') }]).selected).toBe('five')
  expect(run([{ do: 'remove', id: 'three' }]).selected).toBe('two')
  expect(run([{ do: 'remove', id: 'one' }]).selected).toBe('three')
  const emptied = run(['three', 'two', 'one'].map((id) => ({ do: 'remove', id })))
  expect(emptied.selected).toBeNull()
})

it('shows a new format with places like those of another, and another one when it goes', () => {
  const more = run([{ do: 'add-format', format: 'story', like: 'preview' }])
  expect(more.document.formats).toEqual(['preview', 'square', 'story'])
  expect(more.format).toBe('story')
  expect(more.document.layers.every(({ boxes }) => boxes.story)).toBe(true)
  const less = run([{ do: 'remove-format', format: 'story' }], more)
  expect(less.format).toBe('preview')
  const moved = run([{ do: 'show', format: 'story' }], less)
  expect(moved.format).toBe('preview')
})

it('keeps the places of a format that was removed', () => {
  const far = run([{ do: 'place', id: 'one', format: 'square', box: { x: 1, y: 2, width: 3, height: 4 } }])
  const back = run(
    [
      { do: 'remove-format', format: 'square' },
      { do: 'add-format', format: 'square', like: 'preview' },
    ],
    far,
  )
  expect(back.document.layers[0]?.boxes.square).toEqual({ x: 1, y: 2, width: 3, height: 4 })
})

it('gives the place in one format to the others', () => {
  const adapted = run([
    { do: 'place', id: 'one', format: 'preview', box: { x: 0, y: 0, width: 100, height: 10 } },
    { do: 'adapt', id: 'one', format: 'preview' },
  ])
  expect(adapted.document.layers[0]?.boxes.square).toMatchObject({ x: 0, y: 0, width: 100 })
})

it('lets the ends of a size push each other', () => {
  const withText = run([{ do: 'add', layer: { ...newLayer('text', FORMATS), id: 'text' } }])
  const sizes = (part: { largest?: number; smallest?: number }) => {
    const changed = selectedLayer(run([{ do: 'style', id: 'text', part }], withText))
    return changed?.kind === 'text' ? [changed.style.smallest, changed.style.largest] : null
  }
  expect(sizes({ largest: 10 })).toEqual([10, 10])
  expect(sizes({ smallest: 60 })).toEqual([60, 60])
})
