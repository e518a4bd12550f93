import { missingFacts } from './site-group-screen'

const values = {
  name: 'Halcyon Fuel',
  legalName: '',
  status: 'prospect',
  owner: '',
  website: '',
  billingAddress: '',
  notes: '',
}
const none = {
  sites: { count: 0, planned: 0, open: 0, closed: 0, rows: [] },
  brands: [],
  contacts: { count: 0, rows: [] },
  deals: { runs: 0, planned: 0, rows: [] },
}

it('asks for brands and deals once there are sites', () => {
  expect(missingFacts({ values, ...none })).toEqual([
    'owner',
    'contacts',
    'legalName',
    'billingAddress',
    'sites',
  ])
  const sites = { ...none.sites, count: 2, open: 2 }
  expect(missingFacts({ values, ...none, sites })).toEqual([
    'owner',
    'contacts',
    'legalName',
    'billingAddress',
    'brands',
    'deals',
  ])
})

it('names nothing for a complete group', () => {
  expect(
    missingFacts({
      values: {
        ...values,
        legalName: 'Halcyon Fuel LLC',
        owner: 'somebody',
        billingAddress: 'Flint, MI 48502',
      },
      sites: { ...none.sites, count: 1, open: 1 },
      brands: [{ id: 'b', name: 'Corner', kind: 'fuel', sites: 1 }],
      contacts: { count: 1, rows: [] },
      deals: { runs: 0, planned: 1, rows: [] },
    }),
  ).toEqual([])
})
