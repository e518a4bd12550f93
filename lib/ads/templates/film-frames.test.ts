import { newTemplate } from './new-template'
import { filmFacts, frameKey, FRAMES_PER_SECOND, frameTimes } from './film-frames'

const template = newTemplate()
const document = {
  ...template,
  seconds: 4,
  layers: template.layers.map((layer) => ({
    ...layer,
    motion: { kind: 'appear', start: 1, length: 0.5 } as const,
  })),
}

it('has a frame for each thirtieth of a second', () => {
  const times = frameTimes(document)
  expect(times).toHaveLength(4 * FRAMES_PER_SECOND)
  expect([times[0], times[30], times.at(-1)]).toEqual([0, 1, 119 / 30])
})

it('draws anew only while something moves', () => {
  const keys = frameTimes(document).map((at) => frameKey(document, at))
  const isNew = keys.filter((key, frame) => key !== keys[frame - 1])
  // Before, the fifteen frames of the motion, and after.
  expect(isNew.length).toBe(16)
})

it('is another film when something moves in another way, but not when a layer is renamed', () => {
  const renamed = { ...document, layers: document.layers.map((layer) => ({ ...layer, name: 'Other' })) }
  expect(filmFacts(renamed)).toBe(filmFacts(document))
  expect(filmFacts({ ...document, seconds: 5 })).not.toBe(filmFacts(document))
  const [first, ...others] = document.layers
  if (!first) throw new Error('A template has layers')
  const later = { ...first, motion: { ...first.motion, start: 2 } }
  expect(filmFacts({ ...document, layers: [later, ...others] })).not.toBe(filmFacts(document))
})
