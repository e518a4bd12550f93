import { csvRecord } from './csv'
import { readCsv } from './read-csv'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(bytes(text))

it('reads names and rows, with the number that a spreadsheet shows', () => {
  expect(read('Name,Notes\r\nAda,"two\r\nlines"\r\n\r\n,\r\nBea,"say ""hi"""\r\n')).toEqual({
    problem: null,
    file: {
      headers: ['Name', 'Notes'],
      rows: [
        { number: 2, cells: ['Ada', 'two\nlines'] },
        { number: 5, cells: ['Bea', 'say "hi"'] },
      ],
    },
  })
})

it.each([';', '\t', '|', ','])('guesses the separator %j', (separator) => {
  const text = ['Name', 'Mail'].join(separator) + '\nAda' + separator + 'a@b.example\n'
  expect(read(text)).toMatchObject({ file: { rows: [{ cells: ['Ada', 'a@b.example'] }] } })
})

it.each([
  ['UTF-8 with a mark', Buffer.from('\ufeffName\nZoë\n')],
  ['Windows', Buffer.from('Name\nZo\xeb\n', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffName\nZoë\n', 'utf16le')],
])('reads %s', (_, content) => {
  expect(readCsv(content)).toMatchObject({ file: { headers: ['Name'], rows: [{ cells: ['Zoë'] }] } })
})

it('cleans cells and fills short rows', () => {
  expect(read('Name,,Mail\n  Ada \u0007  Byron ,x\n')).toMatchObject({
    file: { headers: ['Name', 'Column 2', 'Mail'], rows: [{ cells: ['Ada Byron', 'x', ''] }] },
  })
})

it('reads back what an export protected from spreadsheets', () => {
  expect(read(`Phone,Name\n${csvRecord(['+1 313 555 0101', `'Twas`])}`)).toMatchObject({
    file: { rows: [{ cells: ['+1 313 555 0101', `'Twas`] }] },
  })
})

it.each([
  ['', /name the columns/],
  ['Name\n', /no rows/],
  [',\nAda,Byron\n', /name the columns/],
  ['PK\u0003\u0004', /not a CSV file/],
  ['Name\n"Ada\n', /Row 2 has a quotation mark/],
  ['Name,Mail\nAda,a@b.example,more\n', /Row 2 has more cells/],
  [`Name\n${'Ada\n'.repeat(10_001)}`, /10,001 rows/],
  [`${'Name,'.repeat(101)}Name\nAda\n`, /more than 100 columns/],
])('refuses a faulty file in words (%#)', (text, problem) => {
  expect(read(text).problem).toMatch(problem)
})
