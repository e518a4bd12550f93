/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { PersonPart, PrivacyRequest as Request } from '@/lib/portal/privacy-requests'
import { PrivacyRequest } from './privacy-request'
import { PrivacyRequests } from './privacy-requests'
import { RetentionPeriods } from './retention-periods'

const AT = '2026-11-26T15:00:00Z'

const REQUEST: Request = {
  id: '00000000-0000-4000-8000-000000000001',
  address: 'ada@example.com',
  createdAt: AT,
  requestedBy: 'Sam Owner',
  exportedAt: null,
  erasedAt: null,
  erasedBy: null,
  outcome: null,
  erasedBefore: null,
  plan: [],
  digest: 'd'.repeat(32),
}

const part = (given: Partial<PersonPart>): PersonPart => ({
  kind: 'lead',
  fate: 'erase',
  reason: null,
  records: 1,
  table_name: 'public.contact_submissions',
  rows: [{ first_name: 'Ada', campaign: { utm_source: 'x' } }],
  ...given,
})

const rowOf = (heading: string) => screen.getByRole('heading', { name: heading }).closest('li') as HTMLElement

it('says of each kind what an erasure does, and why something stays', () => {
  const plan = [part({}), part({ kind: 'quote', fate: 'keep', reason: 'accounting', rows: [] })]
  render(<PrivacyRequest request={{ ...REQUEST, plan }} erase={jest.fn()} />)
  expect(within(rowOf('Leads 1')).getByText('Erased')).toBeTruthy()
  expect(within(rowOf('Leads 1')).getByText('{"utm_source":"x"}')).toBeTruthy()
  expect(rowOf('Quotes 1').textContent).toMatch(/Kept.*seven years/)
  expect(screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toBe(
    `/dashboard/super-admin/privacy-requests/${REQUEST.id}/export.csv`,
  )
})

it('posts the typed address with the digest of what was seen, and shows why nothing was erased', async () => {
  const erase = jest.fn(async () => ({ problem: 'Nothing was erased' }))
  render(<PrivacyRequest request={REQUEST} erase={erase} />)
  expect(screen.getByText('We keep nothing about this address.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Type the address to confirm'), {
    target: { value: 'ada@example.com' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing was erased')
  const [[, posted] = []] = erase.mock.calls as unknown as [unknown, FormData][]
  expect([posted?.get('email'), posted?.get('digest')]).toEqual(['ada@example.com', REQUEST.digest])
})

it('shows what was done without a way to do it again', () => {
  const outcome = [{ kind: 'mail', fate: 'erase', reason: null, records: 1234 } as const]
  render(
    <PrivacyRequest
      request={{ ...REQUEST, address: null, erasedAt: AT, erasedBy: 'Sam Owner', outcome: [...outcome] }}
      erase={jest.fn()}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Mail 1,234' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Erase for good' })).toBeNull()
})

it('lists requests, of erased ones by the hash alone', () => {
  const row = { ...REQUEST, addressHash: 'f'.repeat(64) }
  render(
    <PrivacyRequests
      rows={[row, { ...row, id: '2', address: null, erasedAt: AT }]}
      page={1}
      pageCount={1}
      open={jest.fn()}
    />,
  )
  expect(screen.getByRole('link', { name: 'ada@example.com' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Erased address ffffffffffff…' })).toBeTruthy()
})

it('names a field of each period, with its bounds', () => {
  const period = {
    kind: 'mail',
    title: 'Copies of e-mails',
    reason: 'Staff look.',
    days: 365,
    shortest: 30,
    longest: 1095,
  }
  render(<RetentionPeriods periods={[{ ...period, isPublic: true, version: 1 }]} change={() => jest.fn()} />)
  const field = screen.getByLabelText<HTMLInputElement>('days: Copies of e-mails')
  expect([field.value, field.min, field.max]).toEqual(['365', '30', '1095'])
  expect(screen.getByText(/Kept for 1 year, from 30 days to 3 years/)).toBeTruthy()
})
