import { assignmentParams, readAssignmentSearch } from './assignment-search'

const ID = 'a0000000-0000-4000-8000-000000000005'

it.each([
  { text: '', person: null, page: 1 },
  { text: 'cold brew', person: ID, page: 3 },
  { text: '', person: 'nobody', page: 1 },
])('reads back the search %j', (search) => {
  expect(readAssignmentSearch(Object.fromEntries(assignmentParams(search)))).toEqual(search)
})

it('ignores invalid parameters', () => {
  expect(readAssignmentSearch({ person: 'everyone', page: '-1' })).toEqual({
    text: '',
    person: null,
    page: 1,
  })
  expect(readAssignmentSearch({ person: [ID, ID] })).toEqual({ text: '', person: null, page: 1 })
})
