import { ALL_USERS, readUserSearch, userSearchParams, type UserSearch } from './user-search'

test.each([
  {},
  { q: '', sort: 'password', order: '', page: '0' },
  { sort: ['name', 'email'], page: '1.5' },
  { page: 'x' },
])('%j means everyone', (params) => {
  expect(readUserSearch(params)).toEqual(ALL_USERS)
})

test('names come in the order of the alphabet unless it is turned around', () => {
  expect(readUserSearch({ sort: 'name' }).isDescending).toBe(false)
  expect(readUserSearch({ sort: 'name', order: 'desc' }).isDescending).toBe(true)
})

test.each<UserSearch>([
  ALL_USERS,
  { text: 'ruth & co', sort: 'email', isDescending: true, page: 3 },
  { text: '', sort: 'created_at', isDescending: false, page: 1 },
])('an address leads back to %j', (search) => {
  expect(readUserSearch(Object.fromEntries(userSearchParams(search)))).toEqual(search)
})

test('the whole list has a plain address', () => {
  expect(userSearchParams(ALL_USERS).size).toBe(0)
})
