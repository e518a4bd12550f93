/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { BulkBar } from './bulk-bar'

const list = (total: number) => (
  <form>
    <input type="checkbox" name="id" aria-label="One" />
    <BulkBar nouns={['user', 'users']} total={total} limit={1000}>
      <button type="submit">Apply</button>
    </BulkBar>
  </form>
)

test('selects all rows up to the limit, and says why not more', () => {
  const { rerender } = render(list(1000))
  fireEvent.click(screen.getByLabelText('One'))
  fireEvent.click(screen.getByLabelText('Select all 1,000'))
  expect(screen.getByRole('status').textContent).toBe('1,000 users selected')
  expect(screen.queryByText(/narrow the list/)).toBeNull()

  rerender(list(1001))
  expect(screen.queryByLabelText(/Select all/)).toBeNull()
  expect(screen.getByText('At most 1,000 at once: narrow the list.')).toBeTruthy()
})
