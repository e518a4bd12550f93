import { formatReport, listProblems, type Result } from './report.ts'

const GOOD: Result = {
  name: 'storm',
  expected: 'nothing gets wet',
  outcome: { problems: [], seen: '3 drops' },
  balance: {
    sent: 4,
    attempts: 6,
    acknowledged: 4,
    stored: 4,
    lost: 0,
    doubled: 0,
    mails: 8,
    mailLost: 0,
    mailDoubled: 0,
    mailRepeated: 2,
  },
}

test('mail that came again under its id is no harm', () => {
  expect(listProblems(GOOD)).toEqual([])
  expect(formatReport([GOOD])).toContain('nothing gets wet (3 drops)')
})

test.each(['lost', 'doubled', 'mailLost', 'mailDoubled'] as const)('one that is %s is harm', (figure) => {
  const bad = { ...GOOD, balance: { ...GOOD.balance, [figure]: 1 } }
  expect(listProblems(bad)).toEqual([`${figure}: 1`])
  expect(formatReport([bad])).toContain(`✗ ${figure}: 1`)
})

test('whoever never got an answer counts', () => {
  const bad = { ...GOOD, balance: { ...GOOD.balance, acknowledged: 3 } }
  expect(listProblems(bad)).toEqual(['1 never learned that theirs arrived'])
})

test('says what could not happen here, and adds up the rest', () => {
  const table = formatReport([GOOD, { ...GOOD, outcome: { problems: [], omitted: 'no rain' } }])
  expect(table).toContain('omitted: no rain')
  expect(table).toMatch(/^all +8 +12 +8 +8/m)
})
