import type { Deal, DealSite } from './deal'
import { explainDeals } from './explain'

const SITE: DealSite = {
  id: 'site-1',
  groupId: 'group-1',
  state: 'MI',
  zone: 'America/Detroit',
  isClosed: false,
  carried: [
    { brandId: 'otter', role: 'store', firstOn: '2026-11-15', lastOn: '2026-11-15' },
    { brandId: 'fern', role: 'wash', firstOn: '2026-11-16', lastOn: null },
  ],
}

const DEAL: Deal = {
  id: 'deal-1',
  groupId: 'group-1',
  state: 'planned',
  firstOn: '2026-11-01',
  lastOn: '2026-11-30',
  productIds: ['cola'],
  whereKind: 'group',
  states: [],
  brandIds: [],
  role: null,
  siteIds: [],
  exceptionIds: [],
  createdAt: '2026-10-01T12:00:00Z',
}

const NOON = '2026-11-15T17:00:00Z'
const explain = (deals: Deal[], site = SITE) => explainDeals(deals, { site, productId: 'cola', moment: NOON })

test.each<[string, Partial<Deal>, Partial<DealSite>]>([
  ['group', { groupId: 'group-2' }, {}],
  ['closed', {}, { isClosed: true }],
  ['product', { productIds: ['coffee'] }, {}],
  ['exception', { whereKind: 'sites', siteIds: ['site-1'], exceptionIds: ['site-1'] }, {}],
  ['states', { whereKind: 'states', states: ['OH', 'IN'] }, {}],
  ['brands', { whereKind: 'brands', brandIds: ['third-rail'] }, {}],
  ['brands', { whereKind: 'brands', brandIds: ['otter'], role: 'fuel' }, {}],
  ['brands', { whereKind: 'brands', brandIds: ['fern'] }, {}],
  ['exception', { whereKind: 'brands', brandIds: ['otter'], exceptionIds: ['site-1'] }, {}],
  ['sites', { whereKind: 'sites', siteIds: ['site-2'] }, {}],
  ['draft', { state: 'draft' }, {}],
  ['paused', { state: 'paused' }, {}],
  ['planned', { firstOn: '2026-11-16' }, {}],
  ['ended', { lastOn: '2026-11-14' }, {}],
])('a deal is absent because of %s: %o', (because, deal, site) => {
  const [verdict] = explain([{ ...DEAL, ...deal }], { ...SITE, ...site })
  expect(verdict).toMatchObject({ outcome: 'absent', because })
})

test.each<Partial<Deal>>([
  {},
  { whereKind: 'states', states: ['OH', 'MI'] },
  { whereKind: 'brands', brandIds: ['fern', 'otter'] },
  { whereKind: 'brands', brandIds: ['otter'], role: 'store' },
  { whereKind: 'sites', siteIds: ['site-2', 'site-1'] },
  { productIds: ['coffee', 'cola'], exceptionIds: ['site-2'] },
])('a deal runs with %o', (deal) => {
  expect(explain([{ ...DEAL, ...deal }])).toMatchObject([{ outcome: 'wins' }])
})

test('the winner comes first, then those that lose to it with the rule, then the absent ones', () => {
  const states: Deal = { ...DEAL, id: 'states', whereKind: 'states', states: ['MI'] }
  const later: Deal = { ...DEAL, id: 'later', firstOn: '2026-11-02' }
  const sites: Deal = { ...DEAL, id: 'sites', whereKind: 'sites', siteIds: ['site-1'], state: 'paused' }
  const older: Deal = { ...states, id: 'older', createdAt: '2026-09-01T12:00:00Z' }
  expect(
    explain([DEAL, sites, later, older, states]).map((verdict) => [
      verdict.deal.id,
      verdict.outcome === 'loses' ? [verdict.to.id, verdict.rule] : verdict.outcome,
    ]),
  ).toEqual([
    ['states', 'wins'],
    ['older', ['states', 'newer']],
    ['later', ['states', 'place']],
    ['deal-1', ['states', 'place']],
    ['sites', 'absent'],
  ])
})
