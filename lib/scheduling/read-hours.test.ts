import { readHours, writeHours } from './read-hours'

const MORNING = { weekday: 1, opens: '09:00', closes: '12:00' }
const AFTERNOON = { weekday: 1, opens: '13:30', closes: '23:30' }
const SUNDAY = { weekday: 7, opens: '00:00', closes: '00:30' }

const errorsOf = (change: Record<string, string>) =>
  readHours({ ...writeHours([MORNING, AFTERNOON], 2), ...change }).errors

test('reads back written hours, also with seconds', () => {
  const week = [MORNING, AFTERNOON, SUNDAY]
  const stored = week.map((span) => ({ ...span, opens: `${span.opens}:00`, closes: `${span.closes}:00` }))
  expect(readHours(writeHours(stored, 2))).toEqual({ hours: week, errors: {} })
})

test('a day with more spans than the default keeps them', () => {
  const spans = ['09', '11', '13'].map((hour) => ({ weekday: 3, opens: `${hour}:00`, closes: `${hour}:30` }))
  expect(readHours(writeHours(spans, 2)).hours).toEqual(spans)
})

test('every day without times is closed', () => {
  expect(readHours(writeHours([], 2))).toEqual({ hours: [], errors: {} })
  expect(readHours({})).toEqual({ hours: [], errors: {} })
})

test.each([
  [{ 'opens-1-0': '' }, { 'opens-1-0': 'When does it begin?' }],
  [{ 'closes-1-0': '' }, { 'closes-1-0': 'When does it end?' }],
  [{ 'opens-1-0': '09:10' }, { 'opens-1-0': 'Choose a full or a half hour' }],
  [{ 'closes-1-0': '24:00' }, { 'closes-1-0': 'Choose a full or a half hour' }],
  [{ 'closes-1-0': "12:00'; drop" }, { 'closes-1-0': 'Choose a full or a half hour' }],
  [{ 'closes-1-0': '09:00' }, { 'closes-1-0': 'Must be later than the beginning' }],
  [{ 'closes-1-0': '14:00' }, { 'opens-1-1': 'Must not begin before the first hours end' }],
])('%j causes an error at its field', (change, errors) => {
  expect(errorsOf(change)).toEqual(errors)
})

test('returns the errors of all days', () => {
  expect(Object.keys(errorsOf({ 'closes-1-1': '', 'opens-2-0': '09:00', 'closes-5-0': '8' }))).toEqual([
    'closes-1-1',
    'closes-2-0',
    'opens-5-0',
  ])
})
