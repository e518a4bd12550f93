import type { TypedQuote } from './typed-quote'
import { readTypedQuote } from './typed-quote'
import { applyStep, readStep } from './typed-steps'

const EMPTY = readTypedQuote(new FormData())
const titles = (quote: TypedQuote) => quote.lines.map(({ title }) => title)
const add = (quote: TypedQuote, title: string) => {
  const added = applyStep(quote, { do: 'add-own' }, title)
  return { ...added, lines: added.lines.map((line) => (line.id === title ? { ...line, title } : line)) }
}
const ABC = ['a', 'b', 'c'].reduce(add, EMPTY)

const pressed = (step: string, fields: Record<string, string> = {}) => {
  const formData = new FormData()
  for (const [name, value] of Object.entries({ step, ...fields })) formData.set(name, value)
  return formData
}

test('a package brings its price and what is in it', () => {
  const quote = applyStep(EMPTY, { do: 'add-package', packageId: 'drone-video' }, 'id')
  expect(quote.lines).toEqual([
    expect.objectContaining({
      kind: 'package',
      packageId: 'drone-video',
      title: 'Drone Video',
      price: '2200',
      quantity: '1',
      description: expect.stringContaining('FAA-certified, insured pilot\n'),
    }),
  ])
})

test('an add-on brings its price, and an unknown one nothing', () => {
  const quote = applyStep(
    EMPTY,
    { do: 'add-add-on', packageId: 'drone-video', title: 'Sunrise or sunset flight' },
    'id',
  )
  expect(quote.lines[0]).toMatchObject({
    kind: 'add_on',
    title: 'Sunrise or sunset flight',
    price: expect.stringMatching(/^\d+$/),
  })
  expect(applyStep(EMPTY, { do: 'add-add-on', packageId: 'drone-video', title: 'Moon' }, 'id')).toBe(EMPTY)
  expect(applyStep(EMPTY, { do: 'add-package', packageId: 'moon' }, 'id')).toBe(EMPTY)
})

test.each([
  ['up:c', 'acb'],
  ['down:a', 'bac'],
  ['up:a', 'abc'],
  ['down:c', 'abc'],
  ['remove:b', 'ac'],
])('the button %s makes %s', (button, order) => {
  const step = readStep(pressed(button), ABC)
  expect(step && titles(applyStep(ABC, step, 'new')).join('')).toBe(order)
})

test('a dropped line takes the place of the one below it', () => {
  expect(titles(applyStep(ABC, { do: 'move', id: 'a', to: 2 }, 'new')).join('')).toBe('bca')
  expect(titles(applyStep(ABC, { do: 'move', id: 'unknown', to: 0 }, 'new')).join('')).toBe('abc')
})

test('a state brings its rate and source, and none takes them away', () => {
  const taxed = applyStep(ABC, { do: 'tax', state: 'MI' }, 'new')
  expect(taxed).toMatchObject({
    taxState: 'MI',
    taxRate: '6',
    taxSource: expect.stringContaining('Michigan'),
  })
  expect(applyStep(taxed, { do: 'tax', state: '' }, 'new')).toMatchObject({
    taxState: '',
    taxRate: '',
    taxSource: '',
  })
})

test('travel is one line, which a nearer place takes away', () => {
  const far = applyStep(
    ABC,
    { do: 'travel', miles: 170, from: 'Northville, MI', chargedMiles: 120, cents: 140 },
    't',
  )
  expect(far.lines.at(-1)).toMatchObject({ kind: 'travel', quantity: '120', price: '1.40' })
  const again = applyStep(
    far,
    { do: 'travel', miles: 90, from: 'Northville, MI', chargedMiles: 40, cents: 140 },
    'u',
  )
  expect(again.lines.filter(({ kind }) => kind === 'travel')).toHaveLength(1)
  const near = applyStep(
    again,
    { do: 'travel', miles: 20, from: 'Northville, MI', chargedMiles: 0, cents: 140 },
    'v',
  )
  expect(near).toMatchObject({ travelMiles: '20', lines: ABC.lines })
})

test('a plain save is no step', () => {
  expect(readStep(pressed('save'), ABC)).toBeNull()
  expect(readStep(new FormData(), ABC)).toBeNull()
})
