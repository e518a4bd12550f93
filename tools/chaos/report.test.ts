import { formatReport, listProblems, type Result } from './report.ts'

const TWO = { sent: 2, attempts: 3, acknowledged: 2, stored: 2, lost: 0, doubled: 0 }

const GOOD: Result = {
  name: 'storm',
  expected: 'nothing gets wet',
  outcome: { problems: [], seen: '3 drops', mayRepeatMail: 2 },
  balance: {
    leads: TWO,
    calls: TWO,
    applications: TWO,
    mail: { arrived: 12, lost: 0, doubled: 0, repeated: 2 },
  },
}

const change = (part: keyof Result['balance'], figures: object): Result => ({
  ...GOOD,
  balance: { ...GOOD.balance, [part]: { ...GOOD.balance[part], ...figures } },
})

test('mail that came again under its id is no harm where nothing could prevent it', () => {
  expect(listProblems(GOOD)).toEqual([])
  expect(formatReport([GOOD])).toContain('nothing gets wet (3 drops)')
  expect(listProblems({ ...GOOD, outcome: { problems: [] } })).toEqual(['2 mails repeated'])
})

test.each([
  ['leads', { lost: 1 }, '1 leads lost'],
  ['calls', { doubled: 1 }, '1 calls doubled'],
  ['applications', { acknowledged: 1 }, '1 applications never acknowledged'],
  ['mail', { lost: 1 }, '1 mails lost'],
  ['mail', { doubled: 1 }, '1 mails doubled'],
  ['mail', { repeated: 3 }, '3 mails repeated'],
] as const)('of %s %o is harm', (part, figures, problem) => {
  const bad = change(part, figures)
  expect(listProblems(bad)).toEqual([problem])
  expect(formatReport([bad])).toContain(`✗ ${problem}`)
})

test('says what could not happen here, and adds up the rest', () => {
  const table = formatReport([GOOD, { ...GOOD, outcome: { problems: [], omitted: 'no rain' } }])
  expect(table).toContain('omitted: no rain')
  expect(table).toMatch(/^all +12 +18 +12 +12 +0 +0 +24 +0 +0 +4$/m)
  expect(table).toMatch(/^ {2}calls +4 +6 +4 +4 +0 +0$/m)
})
