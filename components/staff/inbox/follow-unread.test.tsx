/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { InboxLink } from '@/components/staff/shell/inbox-link'
import type { UnreadState } from '@/lib/portal/unread-state'
import { FollowUnread } from './follow-unread'

const refresh = jest.fn()
const router = { refresh }
jest.mock('next/navigation', () => ({ usePathname: () => '/dashboard/owl/inbox', useRouter: () => router }))

const asked = jest.fn<Promise<Partial<Response>>, []>()
let second = 10
/** Each is newer than the ones before. */
const stateOf = (state: string): UnreadState => ({
  unread: 2,
  state,
  asOf: `2026-11-26T18:00:${(second += 1)}+00:00`,
})
const answers = (state: string) =>
  asked.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve(stateOf(state)) })
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000))

/** The bell and the inbox as one answer of the server. */
function Screen({
  bell,
  shown,
  rows = ['a', 'b'],
}: {
  bell: UnreadState
  shown: UnreadState
  rows?: string[]
}) {
  return (
    <>
      <InboxLink href="/dashboard/owl/inbox" unread={bell} />
      <FollowUnread shown={shown} />
      <input aria-label="Search" />
      <button type="button">Save</button>
      <div data-items tabIndex={0}>
        {rows.map((row) => (
          <a key={row} href={`#${row}`} data-item>
            {row}
          </a>
        ))}
      </div>
    </>
  )
}

function open(state: string) {
  const bell = stateOf(state)
  return render(<Screen bell={bell} shown={bell} />)
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)

beforeEach(() => {
  jest.useFakeTimers()
  refresh.mockReset()
  asked.mockReset()
  Object.assign(globalThis, {
    fetch: asked,
    BroadcastChannel: class extends EventTarget {
      postMessage = () => undefined
      close = () => undefined
    },
  })
})
afterEach(() => jest.useRealTimers())

test('renders again once when as many others are unread, and not while the answers stay the same', async () => {
  const { rerender } = open('ab')
  answers('ab')
  await seconds(30)
  expect(refresh).not.toHaveBeenCalled()
  answers('ac')
  await seconds(30)
  answers('ac')
  await seconds(30)
  expect(refresh).toHaveBeenCalledTimes(1)

  const bell = stateOf('ac')
  rerender(<Screen bell={bell} shown={bell} />)
  answers('ac')
  await seconds(30)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('an inbox from the cache of the router renders again, and a newer one corrects the bell', async () => {
  const old = stateOf('a')
  const bell = stateOf('ab')
  const { unmount } = render(<Screen bell={bell} shown={old} />)
  expect(refresh).toHaveBeenCalledTimes(1)
  unmount()
  const before = stateOf('ab')
  const after = { ...stateOf('abc'), unread: 3 }
  render(<Screen bell={before} shown={after} />)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(find('[aria-label="Inbox, 3 unread"]')).not.toBeNull()
})

test.each([
  ['somebody types', () => find('input')?.focus(), () => find('input')?.blur()],
  [
    'a button waits for its answer',
    () => find('button')?.setAttribute('aria-busy', 'true'),
    () => find('button')?.removeAttribute('aria-busy'),
  ],
])('waits while %s', async (_, begin, end) => {
  open('a')
  begin()
  answers('b')
  await seconds(35)
  expect(refresh).not.toHaveBeenCalled()
  end()
  await seconds(1)
  expect(refresh).toHaveBeenCalledTimes(1)
  await seconds(10)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('the focus goes to the list when its row has left, and stays where it is otherwise', async () => {
  const { rerender } = open('ab')
  find('[href="#a"]')?.focus()
  answers('b')
  await seconds(30)
  const b = stateOf('b')
  rerender(<Screen bell={b} shown={b} rows={['b']} />)
  expect(document.activeElement).toBe(find('[data-items]'))

  find('[href="#b"]')?.focus()
  answers('bc')
  await seconds(30)
  const bc = stateOf('bc')
  rerender(<Screen bell={bc} shown={bc} rows={['c', 'b']} />)
  expect(document.activeElement).toBe(find('[href="#b"]'))
})
