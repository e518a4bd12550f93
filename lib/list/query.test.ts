import {
  readPage,
  readText,
  isFiltered,
  listQueryParams,
  type ListSpec,
  readListQuery,
  toggleSort,
  toSearchParams,
} from './query'

const SPEC: ListSpec<'name' | 'size' | 'note' | 'made', 'status' | 'owner'> = {
  name: 'things',
  nouns: ['thing', 'things'],
  searchLabel: 'Name',
  columns: {
    name: { label: 'Name', sort: 'up' },
    size: { label: 'Size', sort: 'down' },
    note: { label: 'Note', isHiddenByDefault: true },
    made: { label: 'Made', sort: 'down' },
  },
  filters: {
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => ['open', 'closed'].includes(value),
    },
    owner: { label: 'Owner', anyLabel: 'Anybody', accepts: (value) => /^\d+$/.test(value) },
  },
  order: { by: 'made', isDescending: true },
}

const read = (address: string) => readListQuery(SPEC, toSearchParams(new URLSearchParams(address)))
const write = (address: string) => listQueryParams(SPEC, read(address)).toString()

test('reads defaults from an empty query', () => {
  expect(read('')).toEqual({
    text: '',
    filters: {},
    sort: 'made',
    isDescending: true,
    columns: ['name', 'size', 'made'],
    page: 1,
  })
})

test.each([
  'q=cold+brew&status=open&owner=7&sort=size&order=asc&column=name&column=note&page=3',
  'sort=made&order=asc',
  'column=name',
])('writes %s unchanged', (address) => expect(write(address)).toBe(address))

test.each([
  ['page=1&sort=made&order=desc&column=name&column=size&column=made', ''],
  ['status=stolen&owner=me&nothing=at+all', ''],
  ['sort=note', ''],
  ['sort=drop+table&order=sideways', 'sort=made&order=asc'],
  ['page=-1', ''],
  ['q=%20%20', ''],
  ['column=size', 'column=name&column=size'],
  ['sort=size', 'sort=size&order=desc'],
])('normalizes %s to %s', (address, kept) => expect(write(address)).toBe(kept))

test('toggleSort uses the default direction first and returns to page 1', () => {
  const bySize = toggleSort(SPEC, read('page=4'), 'size')
  expect(bySize).toMatchObject({ sort: 'size', isDescending: true, page: 1 })
  expect(toggleSort(SPEC, bySize, 'size')).toMatchObject({ sort: 'size', isDescending: false })
  expect(toggleSort(SPEC, bySize, 'name')).toMatchObject({ sort: 'name', isDescending: false })
})

test('isFiltered is true for words and filters, not for order and columns', () => {
  expect(isFiltered(read('q=brew'))).toBe(true)
  expect(isFiltered(read('status=open'))).toBe(true)
  expect(isFiltered(read('sort=size&column=name&page=2'))).toBe(false)
})

test.each([
  [undefined, 1],
  ['', 1],
  ['3', 3],
  [['2', '9'], 2],
  ['0', 1],
  ['-4', 1],
  ['1.5', 1],
  ['two', 1],
  ['1e9', 10_000],
])('reads page %j as %d', (value, page) => {
  expect(readPage(value)).toBe(page)
})

test.each([
  [undefined, ''],
  ['  detroit ', 'detroit'],
  [['first', 'second'], 'first'],
  ['half \ud83d', 'half �'],
])('reads text %j as %j', (value, text) => {
  expect(readText(value)).toBe(text)
})

test('cuts a text at 100 characters', () => {
  expect(readText('x'.repeat(1000))).toHaveLength(100)
})
