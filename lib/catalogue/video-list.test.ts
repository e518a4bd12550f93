import { listQueryParams, readListQuery } from '@/lib/list/query'
import { addIndustryValue, readVideoChange } from './video-changes'
import { readPlace, VIDEO_LIST, writePlace } from './video-list'

describe('a place in the address of the list', () => {
  it.each([{ state: 'Michigan' }, { state: 'New York', city: 'New York' }])(
    'is read as it is written: %j',
    (place) => {
      expect(readPlace(writePlace(place))).toEqual(place)
    },
  )

  it.each(['', ' / Detroit', 'Michigan / Detroit / Downtown', 'x'.repeat(300)])('is not %j', (text) => {
    expect(readPlace(text)).toBeNull()
  })
})

it('keeps the layout in the address, and leaves out the default one', () => {
  const paramsOf = (layout: string) =>
    listQueryParams(VIDEO_LIST, readListQuery(VIDEO_LIST, { layout, status: 'draft' })).toString()
  expect(paramsOf('table')).toBe('status=draft&layout=table')
  expect(paramsOf('grid')).toBe('status=draft')
  expect(paramsOf('board')).toBe('status=draft')
})

describe('a change of many videos', () => {
  const INDUSTRY = 'b0000000-0000-4000-8000-000000000010'

  it('is read from what the form posts', () => {
    expect(readVideoChange('publish')).toEqual({ kind: 'publish' })
    expect(readVideoChange(addIndustryValue(INDUSTRY))).toEqual({
      kind: 'add-industry',
      industryId: INDUSTRY,
    })
  })

  it.each(['', 'delete', 'toString', 'industry:', 'industry:1', INDUSTRY])('is not %j', (value) => {
    expect(readVideoChange(value)).toBeNull()
  })
})
