import { sha256 } from './seal'
import { canonicalJson, type QuoteDocument } from './document'
import type { AcceptedRecord } from './evidence'
import { shownQuote } from './shown'

export const OPTION_ID = 'b0000000-0000-4000-8000-00000000000b'

/** For tests. */
export const sampleDocument: QuoteDocument = {
  number: 'Q-2026-0042',
  version: 2,
  title: 'A film about “Łódź looms”',
  preparedFor: { name: 'Ngọc Nguyễn', business: 'Analytical Engines' },
  preparedBy: 'Grace Hopper',
  sentOn: '2026-11-23',
  validUntil: '2026-12-23',
  intro: 'Dear Ngọc,\n\nthank you for the call 🎬.',
  lines: [
    {
      id: 'b0000000-0000-4000-8000-00000000000a',
      kind: 'package',
      title: 'Customer story',
      description: 'Two days of filming.\nOne editor.',
      quantity: 3,
      unitPriceCents: 123_456,
      discount: { kind: 'percent', basisPoints: 1_000 },
      isOptional: false,
      isPreselected: false,
      isTaxable: true,
    },
    {
      id: OPTION_ID,
      kind: 'add_on',
      title: 'Drone',
      description: '',
      quantity: 1,
      unitPriceCents: 49_999,
      discount: null,
      isOptional: true,
      isPreselected: false,
      isTaxable: true,
    },
  ],
  terms: {
    discount: { kind: 'amount', cents: 10_001 },
    taxPpm: 82_500,
    taxState: 'TX',
    taxSource: 'Texas Comptroller',
    depositPercent: 50,
    text: 'Half in advance.',
  },
}

const shown = shownQuote(sampleDocument, [OPTION_ID])

/** For tests. */
export const sampleRecord: AcceptedRecord = {
  quoteId: 'b0000000-0000-4000-8000-000000000001',
  state: 'accepted',
  document: sampleDocument,
  documentSha256: sha256(canonicalJson(sampleDocument)),
  isSeen: true,
  decline: null,
  acceptance: {
    name: 'Ngọc Nguyễn',
    capacity: 'Managing director',
    consent: 'I accept this quote.',
    acceptedAt: '2026-11-24T04:59:59.123Z',
    chosen: shown.chosen,
    totals: shown.totals,
    shownSha256: sha256(canonicalJson(shown)),
  },
  comments: [
    {
      id: 'b0000000-0000-4000-8000-0000000000c1',
      author: 'client',
      name: null,
      body: 'Is the music included?',
      at: '2026-11-23T10:00:00.000Z',
    },
  ],
  events: [{ kind: 'sent', version: 2, at: '2026-11-23T09:00:00.000Z' }],
}
