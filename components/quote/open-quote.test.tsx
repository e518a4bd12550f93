/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { QuoteDocument } from '@/lib/quotes/document'
import { OpenQuote } from './open-quote'

const line = (id: string, title: string, unitPriceCents: number, isOptional: boolean) => ({
  id,
  kind: 'own',
  title,
  description: '',
  quantity: 1,
  unitPriceCents,
  discount: null,
  isOptional,
  isPreselected: false,
  isTaxable: false,
})

const DOCUMENT: QuoteDocument = {
  number: 'Q-2026-0001',
  version: 1,
  title: 'Looms',
  preparedFor: { name: 'Ada Byron', business: 'Looms' },
  preparedBy: 'Grace Hopper',
  sentOn: '2026-11-23',
  validUntil: '2026-12-23',
  intro: '',
  lines: [line('a', 'Filming', 100_000, false), line('b', 'Drone', 50_000, true)],
  terms: {
    discount: null,
    taxPpm: 0,
    depositPercent: 50,
    taxState: null,
    taxSource: null,
    text: 'Half now.',
  },
}

const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value

test('totals, what is posted and the PDF follow the ticks', () => {
  render(
    <OpenQuote
      quote={{ document: DOCUMENT, documentSha256: 'a'.repeat(64) }}
      token="secret"
      action={(state) => Promise.resolve(state)}
      contactEmail="hello@site.example"
      questions={<p>Questions</p>}
    />,
  )
  const pdf = () => screen.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')
  expect(screen.getByRole('status', { name: 'Totals' }).textContent).toContain('$1,000.00')
  expect([hidden('shownTotal'), pdf()]).toEqual(['100000', '/quote/secret/pdf?options='])
  const tick = screen.getByLabelText<HTMLInputElement>(/Add this: Drone/)
  fireEvent.click(tick)
  expect(screen.getByRole('status', { name: 'Totals' }).textContent).toContain('$1,500.00')
  expect([hidden('shownTotal'), pdf()]).toEqual(['150000', '/quote/secret/pdf?options=b'])
  expect(tick.form).toBe(screen.getByLabelText('Your full name').closest('form'))
  expect(new FormData(tick.form ?? undefined).getAll('option')).toEqual(['b'])
})
