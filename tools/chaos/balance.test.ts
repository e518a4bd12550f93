import { balance } from './balance.ts'
import type { Sent } from './people.ts'

const ADA: Sent = {
  email: 'ada@example.com',
  sendings: {
    leads: { attempts: 2, isAcknowledged: true },
    calls: { attempts: 1, isAcknowledged: true },
    applications: { attempts: 1, isAcknowledged: true },
  },
  callPath: '/intro-call/x',
  again: () => Promise.resolve(),
}

const KINDS = {
  a: ['contact_received', 'contact_notice', 'call_confirmation', 'call_booked', 'call_booked_notice'],
  b: ['one', 'two'],
}

const RECORDS = {
  leads: [{ id: 'a', email: ADA.email }],
  calls: [{ submission_id: 'a' }],
  applications: [{ id: 'b', email: ADA.email }],
  mail: Object.entries(KINDS).flatMap(([about, kinds]) =>
    kinds.map((kind) => ({ id: kind, about_id: about, kind })),
  ),
}
const NOTHING = { leads: [], calls: [], applications: [], mail: [] }

const ARRIVED = RECORDS.mail.map(({ id }) => `<${id}@localhost>`)

const ONE = { sent: 1, attempts: 1, acknowledged: 1, stored: 1, lost: 0, doubled: 0 }

test('one person, one of each kind and seven messages', () => {
  expect(balance([ADA], RECORDS, ARRIVED)).toEqual({
    leads: { ...ONE, attempts: 2 },
    calls: ONE,
    applications: ONE,
    mail: { arrived: 7, lost: 0, doubled: 0, repeated: 0 },
  })
})

test('what was acknowledged and is not there is lost, and what nobody was told about is not', () => {
  expect(balance([ADA], NOTHING, [])).toMatchObject({
    leads: { stored: 0, lost: 1 },
    calls: { lost: 1 },
    applications: { lost: 1 },
  })
  const unheard = { ...ADA, sendings: { leads: { attempts: 9, isAcknowledged: false } } }
  expect(balance([unheard], NOTHING, [])).toMatchObject({
    leads: { sent: 1, acknowledged: 0, lost: 0 },
    calls: { sent: 0 },
  })
})

test('finds what is stored twice', () => {
  const twice = {
    ...RECORDS,
    leads: [...RECORDS.leads, { id: 'c', email: ADA.email }],
    calls: [...RECORDS.calls, ...RECORDS.calls],
    applications: [...RECORDS.applications, { id: 'd', email: ADA.email }],
  }
  expect(balance([ADA], twice, ARRIVED)).toMatchObject({
    leads: { doubled: 1 },
    calls: { doubled: 1 },
    applications: { doubled: 1 },
  })
})

test('tells mail that is missing, that is doubled and that came again', () => {
  expect(balance([ADA], RECORDS, ARRIVED.slice(1)).mail).toMatchObject({ arrived: 6, lost: 1 })
  const again = { id: 'other', about_id: 'a', kind: 'contact_received' }
  expect(balance([ADA], { ...RECORDS, mail: [...RECORDS.mail, again] }, ARRIVED).mail).toMatchObject({
    doubled: 1,
  })
  const more = [...ARRIVED, '<contact_notice@localhost>', '<stranger@localhost>']
  expect(balance([ADA], RECORDS, more).mail).toMatchObject({ arrived: 7, repeated: 1 })
})
