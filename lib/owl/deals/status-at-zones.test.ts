import { statusAtZones } from './status-at-zones'

const DEAL = { state: 'planned', firstOn: '2026-11-01', lastOn: '2026-11-30' } as const

const ZONES = [
  { zone: 'America/Detroit', sites: 30 },
  { zone: 'America/Indiana/Indianapolis', sites: 4 },
  { zone: 'Pacific/Honolulu', sites: 2 },
]

test('one status where all clocks agree', () => {
  expect(statusAtZones(DEAL, ZONES, '2026-11-15T12:00:00Z')).toEqual([
    { status: 'runs', sites: 36, places: null },
  ])
})

test('two statuses between the midnights of the first and the last zone', () => {
  expect(statusAtZones(DEAL, ZONES, '2026-12-01T07:00:00Z')).toEqual([
    { status: 'ended', sites: 34, places: 'Detroit and Indianapolis time' },
    { status: 'runs', sites: 2, places: 'Honolulu time' },
  ])
})

test('without sites the clock of the company counts', () => {
  expect(statusAtZones(DEAL, [], '2026-12-01T04:59:00Z')).toEqual([
    { status: 'runs', sites: 0, places: null },
  ])
  expect(statusAtZones(DEAL, [], '2026-12-01T05:00:00Z')).toEqual([
    { status: 'ended', sites: 0, places: null },
  ])
})
