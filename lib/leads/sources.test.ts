import { readSourceQuery, sourceLabel, sourceParams } from './sources'

test('reads back what it wrote', () => {
  for (const query of [
    { by: 'page', period: '90' },
    { by: 'campaign', period: 'all' },
  ] as const)
    expect(readSourceQuery(Object.fromEntries(sourceParams(query)))).toEqual(query)
  expect(sourceParams({ by: 'page', period: '90' }).size).toBe(0)
})

test.each([{}, { by: 'toString' }, { by: ['evil', 'page'], period: 'x' }])(
  '%j is the usual view',
  (params) => {
    expect(readSourceQuery(params)).toEqual({ by: 'page', period: '90' })
  },
)

test('names what is not told, and kinds', () => {
  expect(sourceLabel('kind', 'city')).toBe('City pages')
  expect(sourceLabel('site', 'search.example')).toBe('search.example')
  expect(sourceLabel('campaign', null)).toBe('None')
})
