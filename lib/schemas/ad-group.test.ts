import { adGroupEdits, MAX_NEW_ADS, newAdGroupSchema, newAdsSchema } from './ad-group'

test.each(['2026-12-04', '2028-02-29', ''])('accepts the due date %p', (text) => {
  expect(adGroupEdits.dueDate.safeParse(text)).toMatchObject({ success: true, data: text })
})

test.each(['2026-02-30', '12/04/2026', '0026-12-04', '202612-12-04', 'soon'])(
  'rejects the due date %p',
  (text) => {
    expect(adGroupEdits.dueDate.safeParse(text).success).toBe(false)
  },
)

test('requires a name, a client and a product', () => {
  const { error } = newAdGroupSchema.safeParse({ name: ' ', client: '', product: '' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Name is required',
    'Client is required',
    'Product is required',
  ])
})

it.each([
  [undefined, ''],
  ['', ''],
  ['e2000000-0000-4000-8000-000000000001', 'e2000000-0000-4000-8000-000000000001'],
])('takes the deal %s', (deal, read) => {
  const group = { name: 'Cold brew', client: 'Lakeshore', product: 'Social Ads', deal }
  expect(newAdGroupSchema.parse(group)).toMatchObject({ deal: read })
})

it('refuses a deal that no form posts', () => {
  const group = { name: 'Cold brew', client: 'Lakeshore', product: 'Social Ads', deal: '1 or 1=1' }
  expect(newAdGroupSchema.safeParse(group).success).toBe(false)
})

test('reads a title from each line, and drops empty ones', () => {
  const read = (title: string) => newAdsSchema.safeParse({ title })
  expect(read(' First Pour \r\n\r\nLast  Drop').data).toEqual({ title: ['First Pour', 'Last Drop'] })
  expect(read(' \n ').error?.issues[0]).toMatchObject({ path: ['title'], message: 'Title is required' })
  expect(read('x\n'.repeat(MAX_NEW_ADS + 1)).success).toBe(false)
  expect(read(`x\n${'y'.repeat(2_000)}`).error?.issues[0]?.path[0]).toBe('title')
})
