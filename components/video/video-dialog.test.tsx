/** @jest-environment jsdom */

import { act, render } from '@testing-library/react'
import { VideoDialog } from './video-dialog'

const FILM = '/videos/first-pour'
const ORIGIN = '/videos'

const back = jest.fn()
const router = { back, replace: jest.fn() }
jest.mock('next/navigation', () => ({
  usePathname: () => location.pathname,
  useRouter: () => router,
}))

const shown = jest.fn()
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  shown(this.isConnected)
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

const film = () => (
  <VideoDialog path={FILM} labelledBy="title">
    <h1 id="title">First Pour</h1>
  </VideoDialog>
)

const goTo = (path: string) => history.replaceState({}, '', path)

beforeEach(() => {
  jest.useFakeTimers()
  goTo(FILM)
})
afterEach(() => jest.useRealTimers())

test('a film that is closed, opened again by Forward and closed opens no more by itself', () => {
  const { getByLabelText, container, rerender } = render(film())
  act(() => jest.advanceTimersByTime(20))
  const close = () => act(() => getByLabelText('Close').click())
  close()
  expect(container.querySelector('dialog')?.open).toBe(false)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(container.querySelector('dialog')?.open).toBe(true)
  act(() => jest.advanceTimersByTime(300))
  close()
  expect(back).toHaveBeenCalledTimes(2)
  goTo(ORIGIN)
  rerender(film())
  // The visitor opens it once more, in a dialog of its own, before the first way back is given up.
  goTo(FILM)
  rerender(film())
  act(() => jest.advanceTimersByTime(2_000))
  expect(shown.mock.calls.flat()).not.toContain(false)
  expect(shown).toHaveBeenCalledTimes(3)
})

test('Escape closes a film also before its dialog has the focus', () => {
  back.mockClear()
  shown.mockClear()
  const { container } = render(film())
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(container.querySelector('dialog')?.open).toBe(false)
  expect(back).toHaveBeenCalledTimes(1)
  act(() => jest.advanceTimersByTime(20))
  expect(shown).not.toHaveBeenCalled()
})
