import { ALL_USERS, readUserSearch, userSearchParams, type UserSearch } from './user-search'

test.each([
  {},
  { q: '', sort: 'password', order: '', page: '0' },
  { sort: ['name', 'email'], page: '1.5' },
  { page: 'x' },
])('ignores the invalid parameters %j', (params) => {
  expect(readUserSearch(params)).toEqual(ALL_USERS)
})

test('sorts names in ascending order by default', () => {
  expect(readUserSearch({ sort: 'name' }).isDescending).toBe(false)
  expect(readUserSearch({ sort: 'name', order: 'desc' }).isDescending).toBe(true)
})

test.each<UserSearch>([
  ALL_USERS,
  { text: 'ruth & co', role: 'owl', sort: 'email', isDescending: true, page: 3 },
  { text: '', role: 'none', sort: 'created_at', isDescending: false, page: 1 },
])('reads back the search %j', (search) => {
  expect(readUserSearch(Object.fromEntries(userSearchParams(search)))).toEqual(search)
})

test('the unfiltered list has no query', () => {
  expect(userSearchParams(ALL_USERS).size).toBe(0)
})
