import { readRedirectFile } from './redirect-import'

const read = (text: string) => readRedirectFile(new TextEncoder().encode(text), 'https://site.test')

it('reads the old address and the new one from whatever columns have them', () => {
  expect(
    read('Kind,Old address,Leads to\nBy hand,/about-us/,https://site.test/videos\nx,/team,/nothing\n'),
  ).toEqual({
    problem: null,
    rows: [
      { line: 2, path: '/about-us', target: '/videos', problem: null },
      { line: 3, path: '/team', target: '/nothing', problem: 'There is no page at this address' },
    ],
  })
})

it.each([
  ['one column', 'Old address\n/a\n', 'Name one column “Old address” and one “Leads to”.'],
  ['no rows', 'from,to\n', 'The file has no rows below the names of the columns.'],
  ['too many rows', `from,to\n${'/a,/videos\n'.repeat(1001)}`, 'Import at most 1,000 rows at a time.'],
])('refuses a file with %s', (_, text, problem) => {
  expect(read(text)).toEqual({ problem })
})
