import type { ImportCollection } from '@/lib/owl/imports/collections'
import type { StoredRecord } from './collection'
import { exportedCells, planCells, SAMPLE_GROUP, SAMPLE_SITE } from './sample-plans'

describe('what the export wrote changes nothing', () => {
  const records: [ImportCollection, StoredRecord][] = [
    ['sites', SAMPLE_SITE],
    [
      'sites',
      { ...SAMPLE_SITE, week_hours: null, latitude: null, longitude: null, street: null, notes: null },
    ],
    [
      'site-groups',
      {
        id: SAMPLE_GROUP,
        version: 1,
        name: "'=Odd  name",
        legal_name: '-Legal',
        status: 'paused',
        owner_id: SAMPLE_GROUP,
        owner_email: 'ada@example.com',
        website: 'https://example.com/',
        billing_street: '1 Loom Street',
        billing_city: 'Flint',
        billing_state: 'MI',
        billing_zip: '48502',
        notes: '+ plus',
      },
    ],
    [
      'brands',
      {
        id: SAMPLE_GROUP,
        version: 1,
        name: '@Home',
        kind: 'wash',
        colors: ['#112233', '#aabbcc'],
        guidelines_url: null,
        notes: 'A\n\nB',
      },
    ],
    [
      'products',
      {
        id: SAMPLE_GROUP,
        version: 1,
        name: 'Cola',
        code: '00012348',
        sold_by: 'sites',
        category: null,
        unit: '12 oz',
        brand_id: SAMPLE_GROUP,
        brand_name: 'Cola Co',
        is_active: false,
        notes: null,
      },
    ],
    [
      'brand-associations',
      {
        id: SAMPLE_GROUP,
        version: 4,
        site_id: SAMPLE_SITE.id,
        brand_id: SAMPLE_GROUP,
        role: 'wash',
        first_on: '2026-01-01',
        last_on: null,
        site_number: '0017',
        group_name: 'Test Fuel',
        brand_name: '@Home',
      },
    ],
    [
      'loyalty-program',
      {
        id: SAMPLE_GROUP,
        version: 2,
        name: 'Pump Perks',
        status: 'active',
        time_zone: 'America/Indiana/Indianapolis',
        parent_group_id: SAMPLE_GROUP,
        group_name: 'Test Fuel',
      },
    ],
  ]
  it.each(records)('%s', (name, record) => {
    expect(
      planCells(name, exportedCells(name, record), { record, refs: { group: SAMPLE_GROUP } }),
    ).toMatchObject({
      facts: {},
      shown: {},
      problems: {},
      version: record.version,
    })
  })
})
