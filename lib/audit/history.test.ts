import {
  canUndo,
  columnLabelOf,
  describeMove,
  formatRecordValue,
  recordColumnLabel,
  tellingChanges,
} from './history'

const change = (column: string, before: unknown, after: unknown) => ({ column, before, after })

test('the status of a lead is called its stage', () => {
  expect(columnLabelOf('contact_submissions', 'status')).toBe('Stage')
  expect(columnLabelOf('videographer_applications', 'status')).toBe('Status')
  expect(columnLabelOf('contact_submissions', 'owner_id')).toBe('Owner')
})

test('columns have the names that staff use', () => {
  expect(['featured_logo', 'industry_id', 'website', 'preview_text'].map(recordColumnLabel)).toEqual([
    'Featured',
    'Industry',
    'Website',
    'Excerpt',
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
  expect(describeMove(change('rank', null, 1))).toBe('put in the order')
  expect(describeMove(change('rank', 1, null))).toBe('out of the order')
  expect(describeMove(change('name', 'a', 'b'))).toBeNull()
})

test('shows names instead of ids, and texts as they are', () => {
  const names = new Map([['b1', 'Education']])
  expect(formatRecordValue('b1', names)).toBe('Education')
  expect(formatRecordValue('snake_case', names)).toBe('snake_case')
  expect(formatRecordValue(null, names)).toBe('none')
  expect(formatRecordValue(true, names)).toBe('yes')
})

describe('offers an undo where it can work', () => {
  type Action = 'insert' | 'update' | 'delete'
  const record = (action: Action) => ({ table: 'videos', action, changes: [change('slug', 'a', 'b')] })
  const link = (action: Action, client: string) => ({
    table: 'video_clients',
    action,
    changes: [action === 'insert' ? change('client_id', null, client) : change('client_id', client, null)],
  })
  const offered = (list: Parameters<typeof canUndo>[0]) =>
    list.map((_, index) => canUndo(list, index, 'videos'))

  test('to the record', () => {
    expect(offered([record('update'), record('update'), record('insert')])).toEqual([true, true, false])
    expect(offered([record('delete'), record('update'), record('insert')])).toEqual([true, false, false])
    expect(offered([record('insert'), record('delete'), record('update')])).toEqual([false, false, true])
  })

  test('not where what it was is not kept any more', () => {
    expect(offered([{ ...record('update'), changes: [] }, record('update')])).toEqual([false, true])
  })

  test('never to private values, which the history does not keep', () => {
    expect(offered([{ ...record('update'), privateColumns: ['email'] }, record('update')])).toEqual([
      false,
      true,
    ])
  })

  test('to its links, while they are as the entry left them', () => {
    expect(offered([link('delete', 'c1'), link('insert', 'c1'), link('insert', 'c2')])).toEqual([
      true,
      false,
      true,
    ])
  })

  test('to nothing but the deletion of a record that is gone', () => {
    expect(offered([record('delete'), link('delete', 'c1'), record('update')])).toEqual([true, false, false])
  })
})
