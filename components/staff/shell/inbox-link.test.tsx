/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import type { UnreadState } from '@/lib/portal/unread-state'
import { InboxLink } from './inbox-link'

const pathname = jest.fn<string, []>()
jest.mock('next/navigation', () => ({ usePathname: () => pathname() }))

const asked = jest.fn<Promise<Partial<Response>>, []>()
let isHidden = false
let channels: ChannelOfTest[] = []

class ChannelOfTest extends EventTarget {
  readonly posted: unknown[] = []
  constructor() {
    super()
    channels.push(this)
  }
  postMessage = (message: unknown) => {
    this.posted.push(message)
    for (const other of channels) if (other !== this) other.dispatchEvent(new Event('message'))
  }
  close = () => void (channels = channels.filter((channel) => channel !== this))
}

let renderedOrAsked = 0
/** Each is newer than the ones before. */
const state = (unread: number): UnreadState => ({
  unread,
  state: String(unread),
  asOf: `2026-11-26T18:00:00.${String((renderedOrAsked += 1)).padStart(6, '0')}+00:00`,
})
const answers = (unread: number, ok = true) =>
  asked.mockResolvedValueOnce({ ok, json: () => Promise.resolve(state(unread)) })
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000))
const changesVisibility = (hidden: boolean) =>
  act(async () => {
    isHidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
  })
const inbox = (unread: number) => <InboxLink href="/dashboard/owl/inbox" unread={state(unread)} />
const shownName = () => screen.getByRole('link').getAttribute('aria-label')

beforeEach(() => {
  jest.useFakeTimers()
  isHidden = false
  channels = []
  asked.mockReset()
  pathname.mockReturnValue('/dashboard/owl/tasks')
  Object.assign(globalThis, { fetch: asked, BroadcastChannel: ChannelOfTest })
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
  document.title = 'My tasks'
})
afterEach(() => jest.useRealTimers())

test('shows what the server rendered, and asks every 30 seconds', async () => {
  render(inbox(2))
  expect(shownName()).toBe('Inbox, 2 unread')
  await seconds(29)
  expect(asked).not.toHaveBeenCalled()
  answers(3)
  await seconds(1)
  expect(shownName()).toBe('Inbox, 3 unread')
})

test('stops while the page is hidden, and asks when it is shown again', async () => {
  render(inbox(2))
  await changesVisibility(true)
  await seconds(300)
  expect(asked).not.toHaveBeenCalled()
  answers(0)
  await changesVisibility(false)
  expect(shownName()).toBe('Inbox')
})

test('a newer rendering of the server wins over an answer that comes late', async () => {
  const { rerender } = render(inbox(2))
  let answer: (response: Partial<Response>) => void = () => undefined
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  await seconds(30)
  const late = state(9)
  rerender(inbox(1))
  await act(async () => answer({ ok: true, json: () => Promise.resolve(late) }))
  expect(shownName()).toBe('Inbox, 1 unread')
})

test('the number stays when the session has ended or the network fails', async () => {
  render(inbox(2))
  answers(0, false)
  await seconds(30)
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await seconds(30)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(shownName()).toBe('Inbox, 2 unread')
})

test('tells other tabs when it begins and of news, and asks when they tell', async () => {
  const { rerender, unmount } = render(inbox(2))
  const told = () => channels.map(({ posted }) => posted.length)
  expect(told()).toEqual([1])
  rerender(inbox(2))
  expect(told()).toEqual([1])
  rerender(inbox(1))
  expect(told()).toEqual([2])
  answers(5)
  await act(async () => {
    channels[0]?.dispatchEvent(new Event('message'))
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(shownName()).toBe('Inbox, 5 unread')
  unmount()
  expect(channels).toEqual([])
})

const RECORD = '/dashboard/owl/leads/f6000000-0000-4000-8000-000000000001'
const marked = (count: number) =>
  asked.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({ marked: count }) })

test('marks read what it says of a record whose page is opened, and asks for the new number', async () => {
  const { rerender } = render(inbox(2))
  marked(1)
  answers(1)
  pathname.mockReturnValue(RECORD)
  await act(async () => {
    rerender(inbox(2))
    await jest.advanceTimersByTimeAsync(0)
  })
  const [address, options] = asked.mock.calls[0] as unknown[]
  expect(address).toBe('/dashboard/unread?record=f6000000-0000-4000-8000-000000000001')
  expect(options).toMatchObject({ method: 'POST' })
  expect(asked).toHaveBeenCalledTimes(2)
  expect(shownName()).toBe('Inbox, 1 unread')
})

test('asks nothing for a record while nothing is unread, and waits until somebody looks', async () => {
  pathname.mockReturnValue(RECORD)
  const { rerender } = render(inbox(0))
  expect(asked).not.toHaveBeenCalled()
  isHidden = true
  pathname.mockReturnValue(RECORD.replace(/1$/, '2'))
  rerender(inbox(1))
  expect(asked).not.toHaveBeenCalled()
  asked.mockResolvedValue({ ok: true, json: () => Promise.resolve({ ...state(1), marked: 0 }) })
  await changesVisibility(false)
  await changesVisibility(false)
  const sent = asked.mock.calls.map((call: unknown[]) => call[1] as RequestInit)
  expect(sent.map(({ method = 'GET' }) => method).sort()).toEqual(['GET', 'GET', 'POST'])
})

test('puts the number before the title of each page', async () => {
  const { rerender } = render(inbox(2))
  expect(document.title).toBe('(2) My tasks')
  await act(async () => {
    document.title = 'Ad groups'
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(document.title).toBe('(2) Ad groups')
  await act(async () => {
    document.head.querySelector('title')?.remove()
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(document.head.querySelector('title')).toBeNull()
  await act(async () => {
    document.title = 'Ad groups'
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(document.title).toBe('(2) Ad groups')
  rerender(inbox(120))
  expect(document.title).toBe('(99+) Ad groups')
  rerender(inbox(0))
  expect(document.title).toBe('Ad groups')
})
