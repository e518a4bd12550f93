import { fillNames } from './fill-names'
import { newTemplate } from './new-template'

test('names what the layers show, in the order of forms', () => {
  expect(fillNames(newTemplate())).toEqual({
    texts: ['headline', 'line', 'price', 'oldPrice', 'legal', 'button'],
    pictures: ['logo', 'picture'],
  })
})

test('leaves out hidden layers', () => {
  const document = newTemplate()
  const layers = document.layers.map((layer) => ({ ...layer, isHidden: layer.kind !== 'badge' }))
  expect(fillNames({ ...document, layers })).toEqual({ texts: ['price', 'oldPrice'], pictures: [] })
})
