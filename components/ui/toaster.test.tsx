/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { dismissToast, getToasts, toast } from './toast-store'
import { Toaster } from './toaster'

beforeEach(() => {
  jest.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  act(() => getToasts().forEach(({ id }) => dismissToast(id)))
  jest.useRealTimers()
})

const show = (...inputs: Parameters<typeof toast>[0][]) => act(() => inputs.forEach(toast))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('failures are alerts, other toasts are status messages', () => {
  show({ title: 'Logout failed', variant: 'destructive' }, { title: 'Saved' })
  expect(screen.getByRole('status').textContent).toContain('Saved')
  expect(screen.getByRole('alert').textContent).toContain('Logout failed')
})

test('a toast expires', () => {
  show({ title: 'Saved' })
  wait(5000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  wait(1000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a focused toast does not expire', () => {
  show({ title: 'Saved' })
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  wait(20_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
  wait(1000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('the button and Escape dismiss a toast', () => {
  show({ title: 'One', variant: 'destructive' }, { title: 'Two' })
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' })
  if (first) fireEvent.click(first)
  expect(screen.queryByText('One')).toBeNull()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' })
  expect(screen.queryByText('Two')).toBeNull()
})
