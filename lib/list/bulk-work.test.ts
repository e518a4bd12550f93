import { type BulkWork, workReport } from './bulk-work'

const ID = '0f000000-0000-4000-8000-000000000001'

const work = (change: Partial<BulkWork> = {}): BulkWork => ({
  id: ID,
  verb: 'set to Won',
  status: 'done',
  total: 4812,
  reached: 4812,
  done: 4700,
  unchanged: 100,
  skipped: 12,
  undone: 0,
  kept: 0,
  problem: null,
  trouble: null,
  hasWorker: true,
  canUndo: true,
  notes: [],
  ...change,
})

const report = (change: Partial<BulkWork>) =>
  workReport(work(change), {
    nouns: ['lead', 'leads'],
    hrefOf: (id) => `/leads/${id}`,
    gapLabel: (gap) => `a ${gap}`,
  })

it.each<[Partial<BulkWork>, string]>([
  [{}, '4,700 leads set to Won, 100 as before. 12 skipped.'],
  [
    { reached: 3, done: 3, unchanged: 0, skipped: 0, problem: 'You stopped it.' },
    '3 leads set to Won. 4,809 not reached. It ended early: You stopped it.',
  ],
  [{ status: 'undone', undone: 4699, kept: 1 }, '4,699 leads put back. 1 not put back.'],
  [{ status: 'undone', done: 0 }, '0 leads put back.'],
])('says what came of it: %j', (change, summary) => {
  expect(report(change).summary).toBe(summary)
})

it('says why rows were skipped, and which', () => {
  const note = { id: ID, title: 'Ada Byron', gaps: [], undone: null }
  const { notes } = report({
    notes: [
      { ...note, outcome: 'meanwhile' },
      { ...note, outcome: 'incomplete', gaps: ['picture', 'title'] },
      { ...note, outcome: 'refused', title: null, undone: 'changed' },
    ],
  })
  expect(notes.map(({ title, href, reason }) => [title, href, reason])).toEqual([
    ['Ada Byron', `/leads/${ID}`, 'Not changed: someone else changed it after you opened the list.'],
    ['Ada Byron', `/leads/${ID}`, 'Not changed. It still needs: a picture, a title.'],
    ['A lead', `/leads/${ID}`, 'Not undone: it was changed again since.'],
  ])
})
