/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { TimelineDeal } from '@/lib/data/owl/deals/deal-timeline'
import { TimelineChart } from './timeline-chart'
import type { MoveActions } from './use-deal-move'

const DEAL: TimelineDeal = {
  id: 'deal-1',
  title: 'Two ciders',
  version: 3,
  state: 'planned',
  status: 'planned',
  offer: { kind: 'price', cents: 199 },
  firstOn: '2031-04-09',
  lastOn: '2031-04-12',
}

const MET = { id: 'deal-2', title: 'Cider for all', text: 'Cider at A1 Dune Road.' }
const CHECKED = { outcome: 'checked' as const, isPlanned: true, overlaps: [MET], shown: 'seen' }

const actions = {
  check: jest.fn<ReturnType<MoveActions['check']>, Parameters<MoveActions['check']>>(),
  move: jest.fn<ReturnType<MoveActions['move']>, Parameters<MoveActions['move']>>(),
  undo: jest.fn<ReturnType<MoveActions['undo']>, Parameters<MoveActions['undo']>>(),
}

const bar = () => screen.getByRole('link', { name: /^Two ciders ?, .* \$1\.99/ })
const panel = () => screen.getByRole('region', { name: 'Move' }).textContent
const rest = () => act(() => jest.advanceTimersByTimeAsync(1000))
const press = (key: string, keys: { shiftKey?: boolean; altKey?: boolean } = {}) =>
  fireEvent.keyDown(bar(), { key, ...keys })
const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await rest()
}

beforeEach(() => {
  jest.useFakeTimers()
  actions.check.mockResolvedValue(CHECKED)
  actions.move.mockResolvedValue({ outcome: 'saved', version: 4 })
  actions.undo.mockResolvedValue({ outcome: 'saved', version: 5 })
  render(
    <TimelineChart
      rows={[{ id: 'cider', name: 'Cider', deals: [DEAL] }]}
      namesRows
      since="2031-04-07"
      length={35}
      today="2031-04-08"
      actions={actions}
    />,
  )
})

afterEach(() => {
  jest.useRealTimers()
  jest.clearAllMocks()
})

test('several keys are one move, which shows its overlaps and is saved with what was shown', async () => {
  press('ArrowRight')
  press('ArrowRight', { shiftKey: true })
  expect(actions.check).not.toHaveBeenCalled()
  await rest()
  const days = { firstOn: '2031-04-17', lastOn: '2031-04-20' }
  expect(actions.check.mock.calls).toEqual([['deal-1', 3, days]])
  expect(panel()).toContain('It meets 1 other deal.')
  expect(panel()).toContain('Cider at A1 Dune Road.')
  press('Enter')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save move' }))
  await click('Save move')
  expect(actions.move.mock.calls).toEqual([['deal-1', 3, days, 'seen']])
  expect(panel()).toContain('was moved: Apr 17, 2031 to Apr 20, 2031')
  await click('Undo')
  expect(actions.undo.mock.calls).toEqual([['deal-1', 4, { firstOn: '2031-04-09', lastOn: '2031-04-12' }]])
  expect(panel()).toContain('is back: Apr 9, 2031 to Apr 12, 2031')
})

test('Alt moves the last day alone, and Escape takes the move back', async () => {
  press('ArrowLeft', { altKey: true })
  await rest()
  expect(panel()).toContain('to Apr 9, 2031 to Apr 11, 2031')
  press('Escape')
  expect(panel()).toBe('')
})

test('overlaps that appeared since are shown before anything is saved', async () => {
  press('ArrowRight')
  await rest()
  actions.move.mockResolvedValueOnce({ ...CHECKED, overlaps: [MET, { ...MET, id: 'deal-3' }], shown: 'more' })
  await click('Save move')
  expect(panel()).toContain('It meets 2 other deals.')
  await click('Save move')
  expect(actions.move.mock.calls.map(([, , , shown]) => shown)).toEqual(['seen', 'more'])
})

test('a refused move says why and cannot be saved', async () => {
  actions.check.mockResolvedValueOnce({ outcome: 'refused', problem: 'The first day stays April 9, 2031.' })
  press('ArrowRight')
  await rest()
  expect(panel()).toContain('The first day stays April 9, 2031.')
  expect(screen.queryByRole('button', { name: 'Save move' })).toBeNull()
  await click('Cancel')
  expect(panel()).toBe('')
})

test('a failed request is told', async () => {
  actions.check.mockRejectedValueOnce(new Error('offline'))
  press('ArrowRight')
  await rest()
  expect(panel()).toContain('An unexpected error occurred')
})
