import { clientEdits, newClientSchema } from './client'

const website = (typed: string) => clientEdits.website.safeParse(typed)

test.each([
  ['example.com', 'https://example.com/'],
  [' https://example.com/about ', 'https://example.com/about'],
  ['', ''],
])('takes %j as a website', (typed, stored) => {
  expect(website(typed)).toMatchObject({ success: true, data: stored })
})

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'not a website',
  'https://localhost',
  `https://example.com/${'a'.repeat(290)}`,
])('rejects %j as a website', (typed) => {
  expect(website(typed).success).toBe(false)
})

test('needs a name, and neither website nor industry', () => {
  expect(newClientSchema.safeParse({ name: ' Newcomer ' })).toMatchObject({
    success: true,
    data: { name: 'Newcomer', website: '', industry: '' },
  })
  expect(newClientSchema.safeParse({ name: ' ' }).success).toBe(false)
  expect(newClientSchema.safeParse({ name: 'A', industry: 'all' }).success).toBe(false)
})
