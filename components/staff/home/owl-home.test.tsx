/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { OwlHome as OwlHomeData } from '@/lib/owl/home'
import { OwlHome } from './owl-home'

jest.mock('@/lib/actions/follow-up', () => ({ markTask: jest.fn() }))

const NONE = { count: 0, rows: [] }

const EMPTY: OwlHomeData = {
  has: { brands: false, contacts: false, deals: false },
  deals: { running: 0, starts: NONE, ends: NONE },
  sites: { all: 0, open: 0, missing: { brand: 0, position: 0, contact: 0, hours: 0 } },
  groups: { all: 0, contact: 0, owner: 0, step: 0 },
  loyalty: NONE,
  tasks: { counts: { overdue: 0, today: 0, later: 0 }, rows: [] },
}

const show = (home: Partial<OwlHomeData>) =>
  render(<OwlHome role="owl" home={{ ...EMPTY, ...home }} now="2026-11-26T15:00Z" />)

const stepLinks = () =>
  within(screen.getByRole('region', { name: /First steps/ }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('an empty company shows the first steps, and no block that would be empty', () => {
  show({})
  expect(screen.getByRole('heading', { name: 'First steps 0 of 5' })).toBeTruthy()
  expect(stepLinks()).toEqual(['New site group', 'Import site groups'])
  expect(screen.getByRole('region', { name: /My tasks today/ })).toBeTruthy()
  expect(screen.queryByRole('region', { name: /Deals that start/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Sites to complete' })).toBeNull()
})

test('the steps fill by themselves, and go with the last one', () => {
  const sites = { all: 2, open: 2, missing: { brand: 2, position: 0, contact: 0, hours: 0 } }
  const groups = { all: 1, contact: 0, owner: 0, step: 0 }
  const { unmount } = show({ groups, sites })
  expect(screen.getByRole('heading', { name: 'First steps 2 of 5' })).toBeTruthy()
  expect(stepLinks()).toEqual(['Brand associations', 'New contact', 'New deal'])
  unmount()
  show({ groups, sites, has: { brands: true, contacts: true, deals: true } })
  expect(screen.queryByText('First steps')).toBeNull()
  expect(screen.getByText('No planned deal starts within 14 days.')).toBeTruthy()
})

test('a count leads to the list with the same filters, and what is complete is left out', () => {
  show({
    groups: { all: 3, contact: 0, owner: 0, step: 2 },
    sites: { all: 1200, open: 1100, missing: { brand: 1040, position: 0, contact: 0, hours: 7 } },
  })
  const rows = within(screen.getByRole('region', { name: 'Sites to complete' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Open sites without a brand today1,040',
    'Open sites without opening hours7',
  ])
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Open sites without a brand today')).toBe('/dashboard/owl/sites?status=open&missing=brand')
  expect(hrefOf('Prospects without a next step')).toBe(
    '/dashboard/owl/site-groups?status=prospect&missing=step',
  )
})
