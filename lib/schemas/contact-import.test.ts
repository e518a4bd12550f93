import { contactMatching } from './contact-import'

const messages = (posted: object) =>
  contactMatching.safeParse(posted).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

it('takes a column for each field that is chosen', () => {
  expect(contactMatching.parse({ full_name: '1', email: '3', notes: '', match_by: 'email' })).toEqual({
    matchBy: 'email',
    columns: { full_name: 1, email: 3 },
    addsClients: false,
  })
  expect(
    contactMatching.parse({ full_name: '1', email: '3', match_by: 'email', adds_clients: 'on' }),
  ).toMatchObject({ addsClients: true })
})

it.each([
  [{ match_by: 'name', first_name: '1' }, ['last_name: Choose a column, or one for the full name']],
  [{ match_by: 'email', full_name: '1' }, ['email: Choose a column, or compare names and clients']],
  [
    { match_by: 'name', full_name: '1', client: '1' },
    ['client: This column is used for “Full name” already'],
  ],
])('refuses %j', (posted, expected) => {
  expect(messages(posted)).toEqual(expected)
})

it('refuses what the form cannot post', () => {
  expect(messages({ match_by: 'phone', full_name: '1; drop' })).toHaveLength(2)
})
