import { parseBrandTarget } from './brand-target'

const ID = 'e5000000-0000-4000-8000-000000000001'
const COMPLETE = { group: ID, brand: ID, role: 'fuel', firstOn: '2026-12-01', where: 'group' }

function parse(values: Record<string, string>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) formData.set(name, value)
  return parseBrandTarget(formData)
}

const errorsOf = (values: Record<string, string>) => {
  const parsed = parse(values)
  return parsed.ok ? {} : parsed.state.errors
}

it('names a whole group, states or numbers', () => {
  const target = (more: Record<string, string>) => {
    const parsed = parse({ ...COMPLETE, ...more })
    return parsed.ok && [parsed.data.states, parsed.data.numbers]
  }
  expect(target({ 'state-OH': 'on', numbers: 'LK-1' })).toEqual([null, null])
  expect(target({ where: 'states', 'state-OH': 'on', 'state-XX': 'on' })).toEqual([['OH'], null])
  expect(target({ where: 'sites', numbers: 'LK-1' })).toEqual([null, ['LK-1']])
})

it('keeps what was typed, and names each field that is wrong', () => {
  expect(Object.keys(errorsOf({ where: 'states' }))).toEqual(['group', 'brand', 'role', 'firstOn', 'states'])
  expect(errorsOf({ ...COMPLETE, lastOn: '2026-11-30' })).toEqual({
    lastOn: 'The last day is before the first one',
  })
  expect(errorsOf({ ...COMPLETE, where: 'sites', numbers: ' , ' })).toHaveProperty('numbers')
  const many = Array.from({ length: 2001 }, (_, index) => index).join()
  expect(errorsOf({ ...COMPLETE, where: 'sites', numbers: many })).toHaveProperty('numbers')
  expect(parse({ role: 'fuel', firstOn: 'soon' })).toMatchObject({ state: { values: { firstOn: 'soon' } } })
})
