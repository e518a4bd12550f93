import { callOf, describeEvent } from './timeline'

test.each([
  ['request', {}, 'Request received'],
  ['stage', { from: 'new', to: 'contacted', reason: null }, 'New → Contacted'],
  ['stage', { from: 'quoted', to: 'lost', reason: 'price' }, 'Quoted → Lost: Price'],
  [
    'mail',
    { mail: 'contact_received', status: 'sent', to_staff: false },
    'Confirmation of the request to the lead',
  ],
  [
    'mail',
    { mail: 'call_booked_notice', status: 'failed', to_staff: true },
    'Notice about the booked call to us, could not be sent',
  ],
  ['mail', { mail: 'quote_sent', status: 'waiting' }, 'Mail: quote sent to the lead, waits to be sent'],
  ['task_done', { title: 'Send samples' }, 'Task done: Send samples'],
  ['quote_accepted', { number: 'Q-2026-0001', title: 'Film' }, 'Quote Q-2026-0001 accepted: Film'],
])('%s with %j is %p', (kind, facts, expected) => {
  expect(describeEvent({ kind, facts })).toBe(expected)
})

describe('callOf', () => {
  const booking = (starts_at: string, status: string) => ({
    kind: 'call_booked',
    facts: { starts_at, status },
  })

  it('is the booked call, else the last one', () => {
    const earlier = booking('2026-11-20T15:00:00Z', 'moved')
    const booked = booking('2026-11-27T15:00:00Z', 'booked')
    const later = booking('2026-11-30T15:00:00Z', 'canceled')
    expect(callOf([later, booked, earlier])).toEqual({ startsAt: '2026-11-27T15:00:00Z', status: 'booked' })
    expect(callOf([earlier, later])).toEqual({ startsAt: '2026-11-30T15:00:00Z', status: 'canceled' })
    expect(callOf([{ kind: 'note', facts: {} }])).toBeNull()
  })
})
