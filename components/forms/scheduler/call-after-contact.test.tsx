/** @jest-environment jsdom */
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import type { CallAction, Schedule } from '@/lib/scheduling/types'
import { CallAfterContact } from './call-after-contact'
// What it loads by itself: here beforehand, so that no test waits for files to be read and compiled.
import './scheduler-choice'

// A machine that does much else at the same time may be slow; what never comes is told apart by more than a second.
configure({ asyncUtilTimeout: 15_000 })

const NOW = Date.parse('2026-11-23T12:00:00Z')
const SLOT = '2026-11-23T19:00:00.000Z'

const fetching = jest.fn<Promise<Response>, []>()
const book = jest.fn<ReturnType<CallAction>, Parameters<CallAction>>()

const answerWith = (schedule: Schedule) => ({ ok: true, json: async () => schedule }) as Response
const builtin = (slots: string[]): Schedule => ({ kind: 'builtin', agenda: { asOf: NOW, slots, call: null } })

function renderScheduler() {
  render(
    <CallAfterContact
      token="token"
      actions={{ book, cancel: jest.fn() }}
      contactEmail="hello@fieldlight.example"
    />,
  )
}

beforeEach(() => {
  global.fetch = fetching
})

afterEach(() => {
  cleanup()
  fetching.mockReset()
  book.mockReset()
})

test.each<[string, () => Promise<Response>]>([
  ['the database is down', async () => ({ ok: false, status: 503 }) as Response],
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when %s it shows an error with an email address and retries in place', async (_, answer) => {
  fetching.mockImplementationOnce(answer)
  renderScheduler()
  expect((await screen.findByRole('alert')).textContent).toContain('The free times could not be loaded.')
  expect(screen.getByRole('link', { name: 'hello@fieldlight.example' })).toBeTruthy()
  fetching.mockResolvedValueOnce(answerWith(builtin([SLOT])))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Book this call' })).toBeTruthy()
})

test('shows an email address instead of an empty calendar', async () => {
  fetching.mockResolvedValueOnce(answerWith(builtin([])))
  renderScheduler()
  expect(await screen.findByText(/No time is free in the next three weeks/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hello@fieldlight.example' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Book this call' })).toBeNull()
})

test('keeps the chosen time when the database fails while booking', async () => {
  fetching.mockResolvedValueOnce(answerWith(builtin([SLOT])))
  book.mockResolvedValueOnce({ status: 'failed', reason: 'unavailable' })
  renderScheduler()
  const time = await screen.findByRole<HTMLInputElement>('radio', { name: /[AP]M$/ })
  fireEvent.click(time)
  fireEvent.click(screen.getByRole('button', { name: 'Book this call' }))
  expect(await screen.findByText(/your choice is still here/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /[AP]M$/ }).checked).toBe(true)
})

test('shows the scheduler of a provider in a frame of 700 pixels', async () => {
  fetching.mockResolvedValueOnce(answerWith({ kind: 'external', url: 'https://calls.example/intro' }))
  renderScheduler()
  const frame = await screen.findByTitle('Schedule your intro call')
  expect(frame.getAttribute('src')).toBe('https://calls.example/intro')
  expect(frame.getAttribute('height')).toBe('700')
})
