import 'server-only'
import { fromFacts } from '@/lib/data/owl/deals/deal-rows'
import { WHERE_LABELS, type WhereKind } from '@/lib/owl/deals/deal'
import { type DealForm, EMPTY_DEAL_FORM } from '@/lib/owl/deals/deal-form'
import { readOfferText } from '@/lib/owl/deals/read-offer'
import { readDealFacts } from '@/lib/schemas/deal'
import { type ReadRow, type RowOf, type StoredRecord, textOf } from './collection'
import { DEAL_LISTS, type DealImportField, type DealListField, dealValues } from './deal-values'

type Row = RowOf<DealImportField>
type Named = { ids: readonly string[]; names: readonly string[] }
type Problems = Record<string, string>

const NONE: Named = { ids: [], names: [] }
const MAX_NAMED = 5

/** Where each of these fields counts. */
const PLACES = {
  states: 'states',
  brands: 'brands',
  role: 'brands',
  sites: 'sites',
} as const satisfies Partial<Record<DealImportField, WhereKind>>

const stored = (present: StoredRecord | null, column: string) => textOf(present?.[column])

const whereOf = ({ values, present }: Row) => values.where ?? stored(present, 'where_kind')

/** The records that a cell with several names is about. Names that say nothing new stay as they are. */
function readList(field: DealListField, { values, present, lists }: Row): Named | { problem: string } {
  const { ids, names, split, unknown } = DEAL_LISTS[field]
  const before = {
    ids: (present?.[ids] ?? []) as string[],
    names: (present?.[names] ?? []) as string[],
  }
  const text = values[field]
  if (text === undefined) return before
  const parts = split(text)
  const meant = (part: string) => lists[field]?.[part] ?? []
  const missing = parts.filter((part) => meant(part).length === 0).slice(0, MAX_NAMED)
  if (missing.length > 0) return { problem: `${unknown} ${missing.join(', ')}` }
  const unclear = parts.find((part) => meant(part).length > 1)
  if (unclear !== undefined)
    return { problem: `Several products are called ${unclear}: mind capital letters, or write the code` }
  const found = [...new Set(parts.flatMap(meant))].toSorted()
  return found.join() === before.ids.join() ? before : { ids: found, names: parts }
}

/** A cell about another kind of place would be lost. */
function findMisplaced(row: Row): Problems {
  const where = whereOf(row)
  return Object.fromEntries(
    Object.entries(PLACES).flatMap(([field, place]) =>
      row.values[field as keyof typeof PLACES] && place !== where
        ? [[field, `Leave this empty, or write “${WHERE_LABELS[place]}” under Where`]]
        : [],
    ),
  )
}

type DealLists = Record<DealListField, Named>

function readLists(row: Row): { lists: DealLists } | { problems: Problems } {
  const problems = findMisplaced(row)
  const where = whereOf(row)
  const lists: DealLists = { products: NONE, brands: NONE, sites: NONE, exceptions: NONE }
  for (const field of Object.keys(lists) as DealListField[]) {
    if ((field === 'brands' || field === 'sites') && where !== PLACES[field]) continue
    const read = readList(field, row)
    if ('problem' in read) problems[field] = read.problem
    else lists[field] = read
  }
  return Object.keys(problems).length > 0 ? { problems } : { lists }
}

/** As somebody would fill in the form. */
function toForm(row: Row, lists: DealLists): DealForm {
  const { values, present, refs } = row
  const before = present && dealValues(present)
  const text = (field: DealImportField) => values[field] ?? before?.[field] ?? ''
  return {
    ...EMPTY_DEAL_FORM,
    title: text('title'),
    group: present ? stored(present, 'parent_group_id') : (refs.group ?? ''),
    brand: values.brand === undefined ? stored(present, 'brand_id') : ((values.brand && refs.brand) ?? ''),
    state: values.state ?? stored(present, 'state'),
    ...readOfferText(text('offer')),
    oldPrice: text('oldPrice'),
    products: lists.products.ids.join(','),
    firstOn: text('firstOn'),
    lastOn: text('lastOn'),
    whereKind: whereOf(row),
    states: text('states'),
    whereBrands: lists.brands.ids.join(','),
    role: values.role ?? stored(present, 'where_role'),
    sites: lists.sites.names.join('\n'),
    exceptions: lists.exceptions.names.join('\n'),
    terms: text('terms'),
    picture: stored(present, 'picture_path'),
    pictureAlt: stored(present, 'picture_alt'),
  }
}

/** Cells of fields that the form has by another name. */
const CELLS: Record<string, DealImportField> = {
  amount: 'offer',
  percent: 'offer',
  count: 'offer',
  get: 'offer',
  points: 'offer',
  whereBrands: 'brands',
}

/** The database sorts its lists. */
const inOrder = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)

const findChanges = (columns: Record<string, unknown>, present: StoredRecord | null) =>
  Object.fromEntries(
    Object.entries(columns)
      .map(([column, value]) => [column, inOrder(value)] as const)
      .filter(
        ([column, value]) => !present || JSON.stringify(value) !== JSON.stringify(present[column] ?? null),
      ),
  )

/** A row is read as a form that somebody posts, so both accept the same. */
export function readDeal(row: Row): ReadRow {
  const { values, present, refs } = row
  if (refs.twin) {
    return {
      problems: { '': 'More than one deal of this group has this title and first day. Rename them first.' },
    }
  }
  const read = readLists(row)
  if ('problems' in read) return read
  const { products, brands, sites, exceptions } = read.lists
  const facts = readDealFacts(toForm(row, read.lists))
  if (!facts.ok) {
    return {
      problems: Object.fromEntries(
        Object.entries(facts.errors).map(([field, problem]) => [CELLS[field] ?? field, problem]),
      ),
    }
  }
  const columns = fromFacts(facts.deal, { siteIds: sites.ids, exceptionIds: exceptions.ids })
  return {
    columns: findChanges(columns, present),
    named: {
      ...(values.brand !== undefined && { brand_name: values.brand }),
      product_names: products.names,
      where_brand_names: brands.names,
      site_numbers: sites.names,
      exception_numbers: exceptions.names,
    },
  }
}
