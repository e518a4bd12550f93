import { splitList, splitSiteNumbers } from './typed-list'

it('splits numbers as people paste them, each once', () => {
  expect(splitSiteNumbers('LK-101\r\nLK 102, LK-103;LK-101\t\n')).toEqual(['LK-101', 'LK 102', 'LK-103'])
})

it('keeps what is no separator', () => {
  expect(splitList(' Cola, 12 oz ;; Chips\n', /[;\n]/)).toEqual(['Cola, 12 oz', 'Chips'])
})
