/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { SearchHealth } from '@/lib/data/website/search-health'
import { CheckPanel } from './check-panel'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const NOTHING: SearchHealth = { running: null, last: null, done: null }
const RUNNING = {
  id: 'f0000000-0000-4000-8000-000000000001',
  phase: 'pages',
  pagesKnown: 1200,
  pagesRead: 300,
  startedAt: '2026-11-23T10:00:00Z',
  problem: null,
  hasWorker: true,
} as const
const DONE = {
  pagesRead: 565,
  pagesLeftOut: 0,
  counts: {},
  startedAt: '2026-11-23T10:00:00Z',
  finishedAt: '2026-11-23T10:00:41Z',
  isDaily: false,
}
const LAST = { status: 'done', pagesRead: 565, finishedAt: DONE.finishedAt } as const

const show = (health: Partial<SearchHealth>) =>
  render(
    <CheckPanel
      health={{ ...NOTHING, ...health }}
      start={() => Promise.resolve()}
      cancel={health.running ? () => Promise.resolve() : null}
    />,
  )

it('offers the first check', () => {
  show({})
  expect(screen.getByText('The site was not checked yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Check the site now' })).toBeTruthy()
})

it('shows how far a check is, and offers to cancel it', () => {
  show({ running: RUNNING })
  expect(screen.getByRole('progressbar', { name: 'Pages that were read' })).toHaveProperty('value', 300)
  expect(screen.getByText('300 of 1,200 pages')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel the check' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check the site now' })).toBeNull()
})

it('says why a check does not go on', () => {
  show({ running: { ...RUNNING, problem: 'The sitemap does not answer.', hasWorker: false } })
  expect(screen.getByRole('alert').textContent).toContain('The sitemap does not answer.')
  expect(screen.getByText(/no worker is running/)).toBeTruthy()
})

it('counts by kind, and says what is not listed or was not read', () => {
  const counts = { thin: { total: 1200, new: 400, still: 600, fixed: 2 } }
  show({ last: LAST, done: { ...DONE, counts, pagesLeftOut: 7 } })
  expect(screen.getByText(/565 pages in 41 seconds\./)).toBeTruthy()
  expect(screen.getByText(/7 pages were left out/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Thin page 1,200' }).getAttribute('href')).toMatch(/\?kind=thin$/)
  expect(screen.getByText(/400 new, 600 known, 2 fixed · the first 1,000 are listed/)).toBeTruthy()
})

it('says that a canceled check changed nothing', () => {
  show({ last: { ...LAST, status: 'canceled', pagesRead: 1 }, done: DONE })
  expect(screen.getByText(/after 1 page\. The findings are those of the check before\./)).toBeTruthy()
  expect(screen.getByText('It found nothing to repair.')).toBeTruthy()
})
