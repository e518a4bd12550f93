import { PRIVACY_UPDATED, privacyPolicy, privacyUpdated, type StatedPeriod } from './privacy'

const period = (given: Partial<StatedPeriod> = {}): StatedPeriod => ({
  title: 'Copies of e-mails that we sent',
  reason: 'Staff look them up.',
  days: 365,
  version: 1,
  updatedAt: '2030-01-02T03:04:05Z',
  ...given,
})

it('states every period of the table', () => {
  const policy = privacyPolicy('privacy@example.com', [period(), period({ title: 'Invitations', days: 90 })])
  expect(policy).toContain('| Copies of e-mails that we sent | 1 year | Staff look them up. |')
  expect(policy).toContain('| Invitations | 90 days |')
})

it('was updated when the text was, or when somebody changed a period after it', () => {
  expect(privacyUpdated([])).toBe(PRIVACY_UPDATED)
  expect(privacyUpdated([period()])).toBe(PRIVACY_UPDATED)
  expect(privacyUpdated([period({ version: 2 })])).toBe('2030-01-02')
})
