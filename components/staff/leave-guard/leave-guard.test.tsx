/** @jest-environment jsdom */

import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { drafts } from '@/lib/forms/draft'
import { LeaveDialog } from './leave-dialog'
import { leaveGuard } from './leave-guard'
import { useLeaveGuard } from './use-leave-guard'

const push = jest.fn()
jest.mock('next/navigation', () => ({
  usePathname: () => '/dashboard/owl/sites',
  useRouter: () => ({ push, replace: push }),
}))

const TO = { href: '/dashboard/owl/brands' }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function type(label: string, value: string) {
  fireEvent.focusIn(field(label))
  fireEvent.input(field(label), { target: { value } })
}

function Form({ draft, error }: { draft?: string; error?: string }) {
  return (
    <>
      <form data-draft={draft} onSubmit={(event) => event.preventDefault()}>
        <input name="title" aria-label="Title" defaultValue="Old" />
        {error && <p role="alert">{error}</p>}
        <button type="submit">Save</button>
      </form>
      <LeaveDialog personId="ada" />
    </>
  )
}

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

beforeEach(() => {
  push.mockClear()
  leaveGuard.arm()
  sessionStorage.clear()
})

test('a form is unsaved while its text differs, and saved once it was sent without a refusal', () => {
  const { rerender } = render(<Form />)
  expect(leaveGuard.lossBy('tab')).toBeNull()
  type('Title', 'New')
  expect(leaveGuard.lossBy('page')).toMatch('not saved')
  type('Title', 'Old')
  expect(leaveGuard.lossBy('tab')).toBeNull()

  type('Title', 'New')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(leaveGuard.lossBy('tab')).toBeNull()
  rerender(<Form error="Too short" />)
  expect(leaveGuard.lossBy('page')).not.toBeNull()
  rerender(<Form />)
  type('Title', 'Newer')
  expect(leaveGuard.lossBy('page')).not.toBeNull()
})

test('a draft in this tab is lost with the tab only', () => {
  render(<Form draft="sample" />)
  type('Title', 'New')
  expect(leaveGuard.lossBy('page')).not.toBeNull()
  drafts.write('sample', { ticket: '', startedAt: 0, values: { title: 'New' } })
  expect(leaveGuard.lossBy('page')).toBeNull()
  expect(leaveGuard.lossBy('tab')).not.toBeNull()
})

test('searches, closed forms and forms that guard themselves are not watched', () => {
  render(
    <>
      <form action="/dashboard/owl/sites" aria-label="Search">
        <input name="q" aria-label="Words" />
      </form>
      <form data-unguarded>
        <input name="id" aria-label="Row" />
      </form>
      <details>
        <summary>More</summary>
        <form>
          <input name="more" aria-label="More text" />
        </form>
      </details>
      <LeaveDialog personId="ada" />
    </>,
  )
  for (const label of ['Words', 'Row', 'More text']) type(label, 'typed')
  expect(leaveGuard.lossBy('tab')).toBeNull()
})

test('staying keeps the question away, and leaving goes once', () => {
  render(<Form />)
  type('Title', 'New')
  act(() => expect(leaveGuard.holds(TO)).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(push).not.toHaveBeenCalled()

  act(() => expect(leaveGuard.holds(TO)).toBe(true))
  const leave = screen.getByRole('button', { name: 'Leave without saving' })
  fireEvent.click(leave)
  fireEvent.click(leave)
  expect(push.mock.calls).toEqual([[TO.href, { scroll: undefined }]])
  expect(leaveGuard.holds(TO)).toBe(false)
  type('Title', 'Newer')
  expect(leaveGuard.lossBy('page')).not.toBeNull()
})

test('an editor without fields says what would be lost, for as long as it is', () => {
  function Editor() {
    const [isBusy, setBusy] = useState(true)
    useLeaveGuard(isBusy, { text: 'The captions are not saved.' })
    return <button onClick={() => setBusy(false)}>Save</button>
  }
  render(<Editor />)
  expect(leaveGuard.lossBy('page')).toBe('The captions are not saved.')
  fireEvent.click(screen.getByRole('button'))
  expect(leaveGuard.lossBy('page')).toBeNull()
})
