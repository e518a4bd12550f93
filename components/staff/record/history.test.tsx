/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import { History } from './history'

const entry: HistoryEntry = {
  id: 7,
  happenedAt: '2026-11-26T12:00:00Z',
  actor: 'Ruth Ainsley',
  actedAs: null,
  table: 'profiles',
  action: 'update',
  changes: [{ column: 'user_type', before: 'owl', after: 'admin' }],
  act: null,
}

const show = (undo: (() => Promise<object>) | null) =>
  render(
    <History
      table="profiles"
      entries={[entry]}
      moreHref={null}
      undo={undo}
      names={
        new Map([
          ['owl', 'Owl'],
          ['admin', 'Admin'],
        ])
      }
    />,
  )

test('a role is named in words, and undone by those who may', () => {
  const { unmount } = show(() => Promise.resolve({}))
  expect(screen.getByRole('listitem').textContent).toContain('RoleOwl→ became Admin')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  unmount()
  show(null)
  expect(screen.queryByRole('button')).toBeNull()
})
