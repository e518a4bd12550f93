import { canonicalJson } from '@/lib/quotes/document'
import { randomQuotes } from '@/lib/quotes/random-quotes'
import { quoteTotals, type Discount } from '@/lib/quotes/totals'
import { openDatabase } from './harness'

const database = openDatabase()

const QUOTES = [...randomQuotes(400)]
const QUOTE = 'f3000000-0000-4000-8000-000000000001'

const stored = (discount: Discount | null) => ({
  discount_kind: discount?.kind ?? null,
  discount_value: discount && (discount.kind === 'percent' ? discount.basisPoints : discount.cents),
})

it('agrees with the application on random quotes', async () => {
  await database.run(
    `insert into public.quotes (id, number, title) values ('${QUOTE}', 'Q-2001-0001', 'Random')`,
  )
  await database.run('drop index public.quote_versions_one_draft_idx')
  const versions = QUOTES.map(({ terms }, index) => ({
    version: index + 1,
    tax_ppm: terms.taxPpm,
    deposit_percent: terms.depositPercent,
    ...stored(terms.discount),
  }))
  const lines = QUOTES.flatMap((quote, index) =>
    quote.lines.map((line, position) => ({
      version: index + 1,
      id: line.id,
      position,
      quantity: line.quantity,
      unit_price_cents: line.unitPriceCents,
      is_optional: line.isOptional,
      is_taxable: line.isTaxable,
      ...stored(line.discount),
    })),
  )
  const chosen = QUOTES.map(({ chosen }, index) => ({ version: index + 1, ids: [...chosen] }))
  const rows = await database.sql<{ totals: Record<string, string | number> }>(
    `with kept as (
      insert into public.quote_versions
        (quote_id, version, valid_until, tax_state, tax_ppm, deposit_percent, discount_kind, discount_value)
      select $1, version, '2030-01-01', 'MI', tax_ppm, deposit_percent, discount_kind, discount_value
      from jsonb_to_recordset($2::jsonb) as version
        (version integer, tax_ppm integer, deposit_percent integer, discount_kind text, discount_value bigint)
      returning id, version
    )
    insert into public.quote_lines
      (id, version_id, position, kind, title, quantity, unit_price_cents, is_optional, is_taxable, discount_kind, discount_value)
    select line.id, kept.id, position, 'own', 'Line', quantity, unit_price_cents, is_optional, is_taxable, discount_kind, discount_value
    from jsonb_to_recordset($3::jsonb) as line
      (version integer, id uuid, position integer, quantity integer, unit_price_cents bigint, is_optional boolean,
       is_taxable boolean, discount_kind text, discount_value bigint)
    join kept on kept.version = line.version`,
    [QUOTE, JSON.stringify(versions), JSON.stringify(lines)],
  )
  expect(rows).toEqual([])
  const computed = await database.sql<Record<string, string | number>>(
    `select totals.* from jsonb_to_recordset($2::jsonb) as asked (version integer, ids uuid[])
    join public.quote_versions as version on version.quote_id = $1 and version.version = asked.version
    cross join lateral private.quote_totals(version.id, asked.ids) as totals
    order by asked.version`,
    [QUOTE, JSON.stringify(chosen)],
  )
  const inDatabase = computed.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cents]) => [name, Number(cents)])),
  )
  const inApplication = QUOTES.map(({ lines, terms, chosen }) => {
    const totals = quoteTotals(lines, terms, chosen)
    return {
      subtotal_cents: totals.subtotalCents,
      discount_cents: totals.discountCents,
      taxable_cents: totals.taxableCents,
      tax_cents: totals.taxCents,
      total_cents: totals.totalCents,
      deposit_cents: totals.depositCents,
      balance_cents: totals.balanceCents,
    }
  })
  expect(inDatabase).toEqual(inApplication)
})

it('writes the same canonical text as the application', async () => {
  const value = {
    b: [1, 'two "quoted"\n', null, true, [], {}],
    a: { Ü: 'naïve – 1 ⁄ 2 \u0001 \u2028 🎬', Z: 0, a: -5 },
    'a b': '\\ / \t',
  }
  expect(await database.value('select private.canonical_json($1::jsonb)', [JSON.stringify(value)])).toBe(
    canonicalJson(value),
  )
})
