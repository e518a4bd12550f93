import { dollarsText, percentText } from '@/lib/quotes/money'
import { preselectedLines, quoteTotals, type Discount } from '@/lib/quotes/totals'
import { LINE_KINDS, type TypedLine, type TypedQuote } from '@/lib/quotes/typed-quote'
import type { QuoteDraft } from '@/lib/schemas/quote'
import type { Database, Json } from '@/lib/supabase/database.types'

type Tables = Database['public']['Tables']
type QuoteRow = Pick<
  Tables['quotes']['Row'],
  'title' | 'recipient_name' | 'recipient_business' | 'recipient_email' | 'owner_id'
>
type VersionRow = Tables['quote_versions']['Row']
type LineRow = Tables['quote_lines']['Row']

type StoredDiscount = { discount_kind: string | null; discount_value: number | null }

const toStored = (discount: Discount | null): StoredDiscount => ({
  discount_kind: discount?.kind ?? null,
  discount_value: discount && (discount.kind === 'percent' ? discount.basisPoints : discount.cents),
})

export function toDiscount({ discount_kind: kind, discount_value: value }: StoredDiscount): Discount | null {
  if (kind === null || value === null) return null
  return kind === 'percent' ? { kind, basisPoints: value } : { kind: 'amount', cents: value }
}

const discountText = (stored: StoredDiscount): string => {
  const discount = toDiscount(stored)
  if (!discount) return ''
  return discount.kind === 'percent' ? `${discount.basisPoints / 100} %` : `$${dollarsText(discount.cents)}`
}

const toTypedLine = (line: LineRow): TypedLine => ({
  id: line.id,
  kind: LINE_KINDS.find((kind) => kind === line.kind) ?? 'own',
  packageId: line.package_id ?? '',
  title: line.title,
  description: line.description,
  quantity: String(line.quantity),
  price: dollarsText(line.unit_price_cents),
  discount: discountText(line),
  isOptional: line.is_optional,
  isPreselected: line.is_preselected,
  isTaxable: line.is_taxable,
})

/** A stored draft as its form shows it. */
export const toTypedQuote = (
  quote: QuoteRow,
  version: VersionRow,
  lines: readonly LineRow[],
): TypedQuote => ({
  title: quote.title,
  recipientName: quote.recipient_name,
  recipientBusiness: quote.recipient_business,
  recipientEmail: quote.recipient_email ?? '',
  owner: quote.owner_id ?? '',
  intro: version.intro,
  terms: version.terms_text,
  validUntil: version.valid_until,
  discount: discountText(version),
  taxState: version.tax_state ?? '',
  taxRate: version.tax_state ? percentText(version.tax_ppm) : '',
  taxSource: version.tax_source ?? '',
  deposit: String(version.deposit_percent),
  travelMiles: version.travel_miles === null ? '' : String(version.travel_miles),
  travelFrom: version.travel_from_cluster ?? '',
  lines: lines.toSorted((a, b) => a.position - b.position).map(toTypedLine),
})

/** What `save_quote_draft` takes, with the totals that the database must find as well. `taxPpm` is 0 without a state. */
export function toContent(draft: QuoteDraft, taxPpm: number): Json {
  const lines = draft.lines.map((line) => ({ ...line, unitPriceCents: line.price }))
  const totals = quoteTotals(
    lines,
    { discount: draft.discount, taxPpm, depositPercent: draft.deposit },
    preselectedLines(lines),
  )
  return {
    title: draft.title,
    recipient_name: draft.recipientName,
    recipient_business: draft.recipientBusiness,
    recipient_email: draft.recipientEmail || null,
    owner_id: draft.owner || null,
    intro: draft.intro,
    terms_text: draft.terms,
    valid_until: draft.validUntil,
    ...toStored(draft.discount),
    tax_state: draft.taxState || null,
    tax_ppm: taxPpm,
    tax_source: (draft.taxState && draft.taxSource) || null,
    deposit_percent: draft.deposit,
    travel_miles: draft.travelMiles,
    travel_from_cluster: draft.travelFrom || null,
    totals: {
      subtotal_cents: totals.subtotalCents,
      discount_cents: totals.discountCents,
      tax_cents: totals.taxCents,
      total_cents: totals.totalCents,
      deposit_cents: totals.depositCents,
    },
    lines: draft.lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      package_id: line.packageId || null,
      title: line.title,
      description: line.description,
      quantity: line.quantity,
      unit_price_cents: line.price,
      ...toStored(line.discount),
      is_optional: line.isOptional,
      is_preselected: line.isPreselected,
      is_taxable: line.isTaxable,
    })),
  }
}
