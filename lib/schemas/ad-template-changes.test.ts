import type { Change } from '@/lib/ads/templates/changes'
import { FORMAT_NAMES, type Format } from '@/lib/ads/templates/document'
import { reduceEditor, startEditor, type EditorAction } from '@/lib/ads/templates/editor-state'
import { PLACES } from '@/lib/ads/templates/geometry'
import { newLayer } from '@/lib/ads/templates/new-layer'
import { newTemplate } from '@/lib/ads/templates/new-template'
import { templateDocumentSchema } from './ad-template'

/** Numbers from 0 to below `count`, the same in each run. */
function createDice(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * count)
  }
}

const KINDS = ['picture', 'text', 'badge', 'button', 'shape'] as const

it('stays valid through any changes, and returns to the start by undo', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const roll = createDice(seed)
    const pick = <Item>(items: readonly Item[]) => items[roll(items.length)] as Item
    const first = startEditor(newTemplate())
    let state = first
    let refused = 0
    const isValid = (document: unknown) => {
      const { success } = templateDocumentSchema.safeParse(document)
      if (!success) refused += 1
      return success
    }
    for (let step = 0; step < 80; step += 1) {
      const { layers } = state.document
      const id = layers.length > 0 ? pick(layers).id : 'none'
      const format: Format = pick(FORMAT_NAMES)
      const changes: Change[] = [
        { do: 'nudge', id, format, right: roll(4000) - 2000, down: roll(4000) - 2000 },
        { do: 'align', id, format, place: pick(PLACES) },
        { do: 'adapt', id, format },
        {
          do: 'add',
          layer: newLayer(
            pick(KINDS),
            state.document.formats,
            layers.map((layer) => layer.id),
          ),
        },
        { do: 'duplicate', id, newId: `copy${seed}x${step}` },
        { do: 'remove', id },
        { do: 'reorder', id, to: roll(layers.length + 1) },
        { do: 'set', id, part: { isHidden: roll(2) === 0 } },
        { do: 'style', id, part: roll(2) === 0 ? { largest: 6 + roll(300) } : { smallest: 6 + roll(300) } },
        { do: 'add-format', format, like: state.format },
        { do: 'remove-format', format },
      ]
      const action: EditorAction = roll(6) === 0 ? { do: pick(['undo', 'redo'] as const) } : pick(changes)
      state = reduceEditor(state, action, isValid)
      expect(templateDocumentSchema.safeParse(state.document).error).toBeUndefined()
    }
    // Only the last format cannot be removed, and no more than 30 layers can be there.
    expect(refused).toBeLessThan(12)
    while (state.past.length > 0) state = reduceEditor(state, { do: 'undo' }, isValid)
    expect(state.document).toEqual(first.document)
  }
})
