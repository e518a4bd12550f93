import { canUndo, describeMove, formatRecordValue, recordColumnLabel, tellingChanges } from './history'

const change = (column: string, before: unknown, after: unknown) => ({ column, before, after })

test('columns have the names that staff use', () => {
  expect(['featured_logo', 'industry_id', 'website', 'video_link'].map(recordColumnLabel)).toEqual([
    'Featured',
    'Industry',
    'Website',
    'Video link',
  ])
})

test('leaves out ids, empty columns and ranks that are not moves', () => {
  const changes = [
    change('id', null, 'c0'),
    change('created_at', null, '2026-01-01'),
    change('website', null, null),
    change('featured_logo', null, false),
    change('featured_rank', null, 3),
    change('featured_rank', 3, 2),
    change('name', null, 'Newcomer'),
    change('archived', true, false),
    change('created_at', '2026-01-01', '2026-01-02'),
  ]
  expect(tellingChanges(changes)).toEqual(changes.slice(5))
})

test('tells in which direction a record moved', () => {
  expect(describeMove(change('featured_rank', 3, 2.5))).toBe('moved up')
  expect(describeMove(change('featured_rank', -1, 2))).toBe('moved down')
  expect(describeMove(change('name', 'a', 'b'))).toBeNull()
})

test('shows names instead of ids, and texts as they are', () => {
  const names = new Map([['b1', 'Education']])
  expect(formatRecordValue('b1', names)).toBe('Education')
  expect(formatRecordValue('snake_case', names)).toBe('snake_case')
  expect(formatRecordValue(null, names)).toBe('none')
  expect(formatRecordValue(true, names)).toBe('yes')
})

test('offers an undo where it can work', () => {
  const entries = (...actions: ('insert' | 'update' | 'delete')[]) => actions.map((action) => ({ action }))
  const offered = (list: ReturnType<typeof entries>) => list.map((_, index) => canUndo(list, index))
  expect(offered(entries('update', 'update', 'insert'))).toEqual([true, true, false])
  expect(offered(entries('delete', 'update', 'insert'))).toEqual([true, false, false])
  expect(offered(entries('insert', 'delete', 'update'))).toEqual([false, false, true])
})
