import { balance } from './balance.ts'
import type { Sent } from './people.ts'

const ADA: Sent = {
  email: 'ada@example.com',
  lead: { attempts: 2, isAcknowledged: true },
  call: { attempts: 1, isAcknowledged: true },
  callPath: '/intro-call/x',
}

const KINDS = ['contact_received', 'contact_notice', 'call_booked', 'call_booked_notice']

const RECORDS = {
  leads: [{ id: 'a', email: ADA.email }],
  calls: [{ submission_id: 'a' }],
  mail: KINDS.map((kind) => ({ id: kind, about_id: 'a', kind })),
}

const ARRIVED = KINDS.map((id) => `<${id}@localhost>`)

test('one person, one call and four messages', () => {
  expect(balance([ADA], RECORDS, ARRIVED)).toEqual({
    sent: 2,
    attempts: 3,
    acknowledged: 2,
    stored: 2,
    lost: 0,
    doubled: 0,
    mails: 4,
    mailLost: 0,
    mailDoubled: 0,
    mailRepeated: 0,
  })
})

test('what was acknowledged and is not there is lost, and what nobody was told about is not', () => {
  const nobody = { leads: [], calls: [], mail: [] }
  expect(balance([ADA], nobody, [])).toMatchObject({ acknowledged: 2, stored: 0, lost: 2 })
  const unheard = { ...ADA, lead: { attempts: 9, isAcknowledged: false }, call: null }
  expect(balance([unheard], nobody, [])).toMatchObject({ sent: 1, acknowledged: 0, lost: 0 })
})

test('finds what is stored twice', () => {
  const twice = {
    ...RECORDS,
    leads: [...RECORDS.leads, { id: 'b', email: ADA.email }],
    calls: [...RECORDS.calls, ...RECORDS.calls],
  }
  expect(balance([ADA], twice, ARRIVED)).toMatchObject({ doubled: 2 })
})

test('tells mail that is missing, that is doubled and that came again', () => {
  expect(balance([ADA], RECORDS, ARRIVED.slice(1))).toMatchObject({ mails: 3, mailLost: 1 })
  const again = { id: 'other', about_id: 'a', kind: 'contact_received' }
  expect(balance([ADA], { ...RECORDS, mail: [...RECORDS.mail, again] }, ARRIVED)).toMatchObject({
    mailDoubled: 1,
  })
  expect(
    balance([ADA], RECORDS, [...ARRIVED, '<contact_notice@localhost>', '<stranger@localhost>']),
  ).toMatchObject({
    mails: 4,
    mailRepeated: 1,
  })
})
