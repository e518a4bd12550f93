import type { TemplateDocument } from '../../../lib/ads/templates/document.ts'
import { atYourSite, firstPour, priceOfTheWeek, weekendStory } from './documents.ts'

type DemoTemplate = {
  id: string
  name: string
  description: string | null
  /** Null for all clients. */
  client: string | null
  createdAt: string
  isArchived?: true
  /** Oldest first. */
  versions: { id: string; document: TemplateDocument; note: string | null; createdAt: string }[]
  draft: TemplateDocument
}

const templateId = (number: number) => `a4100000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`
const versionId = (number: number) => `a4200000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`

/** The layout that the demo ads have, in its newest version. */
export const PRICE_VERSION = versionId(2)
export const PRICE_TEMPLATE = templateId(1)

export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  {
    id: PRICE_TEMPLATE,
    name: 'Price of the week',
    description: 'One product, one price. The badge takes the price of the deal.',
    client: null,
    createdAt: '2026-11-03 15:00+00',
    versions: [
      { id: versionId(1), document: priceOfTheWeek(70), note: null, createdAt: '2026-11-03 17:20+00' },
      {
        id: versionId(2),
        document: priceOfTheWeek(110),
        note: 'Larger headline, for screens that are seen from the road',
        createdAt: '2026-11-09 14:05+00',
      },
    ],
    draft: priceOfTheWeek(110),
  },
  {
    id: templateId(2),
    name: 'First pour',
    description: 'The still of the film, darkened, with one sentence and a button.',
    client: 'Lakeshore Roasters',
    createdAt: '2026-11-05 16:00+00',
    versions: [{ id: versionId(3), document: firstPour, note: null, createdAt: '2026-11-05 18:30+00' }],
    draft: { ...firstPour, seconds: 10 },
  },
  {
    id: templateId(3),
    name: 'At your site',
    description: 'The front of each site, and where it is. Made to be filled from sites.',
    client: null,
    createdAt: '2026-11-10 13:00+00',
    versions: [{ id: versionId(4), document: atYourSite, note: null, createdAt: '2026-11-12 10:45+00' }],
    draft: atYourSite,
  },
  {
    id: templateId(4),
    name: 'Weekend story',
    description: null,
    client: 'Cedar Spur Lodge',
    createdAt: '2026-11-18 15:30+00',
    versions: [],
    draft: weekendStory,
  },
  {
    id: templateId(5),
    name: 'Price of the week, summer',
    description: 'Replaced by “Price of the week”.',
    client: null,
    createdAt: '2026-06-01 15:00+00',
    isArchived: true,
    versions: [
      {
        id: versionId(5),
        document: { ...priceOfTheWeek(56), formats: ['preview'] },
        note: null,
        createdAt: '2026-06-01 16:00+00',
      },
    ],
    draft: { ...priceOfTheWeek(56), formats: ['preview'] },
  },
]
