import { listClashes, mergeDrafts, settleDrafts } from './merge-drafts'

const BASE = { title: 'Lamps', excerpt: 'Old', body: 'A\n\nB' }

const merge = (mine: Partial<typeof BASE>, theirs: Partial<typeof BASE>) =>
  mergeDrafts(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs }, ['body'])

it('joins drafts that changed different fields and paragraphs', () => {
  const merged = merge({ title: 'Two lamps', body: 'A1\n\nB' }, { excerpt: 'New', body: 'A\n\nB2' })
  expect(listClashes(merged)).toEqual([])
  expect(settleDrafts(merged, [])).toEqual({ title: 'Two lamps', excerpt: 'New', body: 'A1\n\nB2' })
})

it('asks about what both changed, in order', () => {
  const merged = merge({ title: 'Mine', body: 'A1\n\nB' }, { title: 'Theirs', body: 'A2\n\nB' })
  expect(listClashes(merged)).toEqual([
    { number: 0, field: 'title', base: 'Lamps', mine: 'Mine', theirs: 'Theirs' },
    { number: 1, field: 'body', base: 'A\n\n', mine: 'A1\n\n', theirs: 'A2\n\n' },
  ])
  expect(settleDrafts(merged, ['theirs'])).toBeNull()
  expect(settleDrafts(merged, ['theirs', 'mine'])).toEqual({
    title: 'Theirs',
    excerpt: 'Old',
    body: 'A1\n\nB',
  })
})
