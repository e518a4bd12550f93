import type { TemplateDocument } from './document'
import { layerToDrag, layerToSelect, otherRects } from './pick'
import { newLayer } from './new-layer'

const layer = (id: string, x: number, width: number, isHidden = false) => ({
  ...newLayer('shape', ['preview']),
  id,
  isHidden,
  boxes: { preview: { x, y: 0, width, height: 100 } },
})
const DOCUMENT: TemplateDocument = {
  formats: ['preview'],
  ground: { kind: 'color', color: '#000000' },
  layers: [
    layer('back', 0, 80),
    layer('middle', 10, 20),
    layer('front', 20, 30),
    layer('hidden', 0, 100, true),
  ],
  seconds: 6,
}
const at = (x: number) => ({ x, y: 100 })

it('selects the frontmost layer, and the next one below with each click', () => {
  const click = (selected: string | null) => layerToSelect(DOCUMENT, 'preview', at(250), selected)
  expect(click(null)).toBe('front')
  expect(click('front')).toBe('middle')
  expect(click('middle')).toBe('back')
  expect(click('back')).toBe('front')
})

it('selects the ground beside all layers', () => {
  expect(layerToSelect(DOCUMENT, 'preview', at(900), 'front')).toBeNull()
})

it('drags what is selected below others, but not a large layer below a small one', () => {
  const drag = (x: number, selected: string | null) => layerToDrag(DOCUMENT, 'preview', at(x), selected)
  expect(drag(250, 'middle')).toBe('middle')
  expect(drag(250, 'back')).toBe('front')
  expect(drag(600, 'back')).toBe('back')
  expect(drag(600, 'front')).toBe('back')
})

it('aligns a layer with the visible others', () => {
  expect(otherRects(DOCUMENT, 'preview', 'front').map(({ left }) => left)).toEqual([0, 100])
})
