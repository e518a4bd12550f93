import { readCsv } from '@/lib/list/read-csv'
import { csvFields, guessCsvColumns, readCsvRows } from './fill-csv'

const fileOf = (text: string) => {
  const read = readCsv(new TextEncoder().encode(text))
  if (read.problem !== null) throw new Error(read.problem)
  return read.file
}

it('reads the slots of a template from a file as staff write it', () => {
  const file = fileOf(
    'Ad title,Headline,Price,Was,Brand,Photo,Store\r\n"Two, please","Two\ncoffees",$3.00,$4.00,Quick Otter,Cold Brew,12\r\n',
  )
  const columns = guessCsvColumns(file.headers)
  expect(columns).toEqual({ title: 1, headline: 2, price: 3, oldPrice: 4, logo: 5, picture: 6 })
  expect(readCsvRows(file, columns)).toEqual([
    {
      number: 2,
      title: 'Two, please',
      texts: { headline: 'Two\ncoffees', line: '', price: '$3.00', oldPrice: '$4.00', legal: '', button: '' },
      pictures: { logo: 'Quick Otter', picture: 'Cold Brew' },
    },
  ])
})

it('finds every column under the name that the sample file gives it', () => {
  const headers = [
    'Title',
    'Headline',
    'Line of copy',
    'Price',
    'Old price',
    'Legal text',
    'Button',
    'Logo',
    'Picture',
  ]
  expect(Object.values(guessCsvColumns(headers)).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('asks for the title and the slots of the template', () => {
  expect(csvFields({ texts: ['headline', 'price'], pictures: ['logo'] })).toEqual([
    'title',
    'headline',
    'price',
    'logo',
  ])
})
