import * as z from 'zod/mini'
import { type ActionState, type FieldErrors, type Parsed, readValues } from '@/lib/forms/form-state'
import { regionName } from '@/lib/geo/regions'
import { BRAND_ROLE_LABELS } from '@/lib/owl/brand-roles'
import {
  DEAL_STATE_LABELS,
  type DealState,
  type Offer,
  OFFER_KIND_LABELS,
  WHERE_KINDS,
} from '@/lib/owl/deals/deal'
import {
  DEAL_FORM_FIELDS,
  type DealFacts,
  type DealForm,
  type DealFormField,
  readDealForm,
} from '@/lib/owl/deals/deal-form'
import { isPicturePath, type Picture } from '@/lib/owl/picture'
import { parseDollars, parsePercent } from '@/lib/quotes/money'
import { splitList, splitSiteNumbers } from '@/lib/text/typed-list'
import { hasKey } from '@/lib/text/untrusted'
import { dealFields, MAX_DEAL_TEXT } from './deal-fields'
import { cleanParagraphs, optionalText, requiredText } from './text-rules'

const MAX_CENTS = 10_000_000
const MAX_PRODUCTS = 200
const MAX_SITES = 2000
const MAX_BRANDS = 50
/** Both lists of sites, with the rest of the form. */
const MAX_BASE_TEXT = 250_000

const title = requiredText(dealFields.title)
const terms = optionalText(dealFields.terms, cleanParagraphs)
const pictureAlt = optionalText(dealFields.pictureAlt)
const uuid = z.uuid()
const date = z.iso.date()

/** Collects one error for each field, so that people see all of them at once. */
class Reader {
  readonly errors: Partial<Record<DealFormField, string>> = {}
  readonly #form: DealForm

  constructor(form: DealForm) {
    this.#form = form
  }

  fail(field: DealFormField, message: string): void {
    this.errors[field] ??= message
  }

  text(field: 'title' | 'terms' | 'pictureAlt', schema: z.ZodMiniType<string>): string {
    const result = schema.safeParse(this.#form[field])
    if (result.success) return result.data
    this.fail(field, result.error.issues[0]?.message ?? 'This cannot be saved')
    return ''
  }

  id(field: DealFormField, message: string): string | null {
    const id = this.#form[field]
    if (uuid.safeParse(id).success) return id
    this.fail(field, message)
    return null
  }

  day(field: 'firstOn' | 'lastOn'): string {
    const day = this.#form[field]
    if (day.startsWith('20') && date.safeParse(day).success) return day
    this.fail(field, 'Choose a date')
    return ''
  }

  cents(field: DealFormField): number {
    const cents = parseDollars(this.#form[field])
    if (cents !== null && cents > 0 && cents <= MAX_CENTS) return cents
    this.fail(field, 'Enter an amount from $0.01 to $100,000, as in 1.99')
    return 0
  }

  whole(field: DealFormField, max: number): number {
    const text = this.#form[field].trim().replaceAll(',', '')
    if (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= max) return Number(text)
    this.fail(field, `Enter a whole number from 1 to ${max.toLocaleString('en-US')}`)
    return 0
  }

  parts(field: 'states' | 'sites' | 'exceptions'): string[] {
    const text = this.#form[field]
    return field === 'states' ? splitList(text, /[\s,;]+/) : splitSiteNumbers(text)
  }
}

function readOffer(form: DealForm, reader: Reader): Offer {
  const kind = form.offerKind
  switch (hasKey(OFFER_KIND_LABELS, kind) ? kind : 'price') {
    case 'price':
      return { kind: 'price', cents: reader.cents('amount') }
    case 'amount_off':
      return { kind: 'amount_off', cents: reader.cents('amount') }
    case 'n_for':
      return { kind: 'n_for', count: reader.whole('count', 99), cents: reader.cents('amount') }
    case 'buy_get':
      return { kind: 'buy_get', count: reader.whole('count', 99), get: reader.whole('get', 99) }
    case 'points':
      return { kind: 'points', points: reader.whole('points', 1_000_000) }
    case 'percent_off': {
      const ppm = parsePercent(form.percent)
      if (!ppm || ppm % 100 !== 0) reader.fail('percent', 'Enter a percentage from 0.01 to 100')
      return { kind: 'percent_off', basisPoints: Math.round((ppm ?? 0) / 100) }
    }
  }
}

const readIds = (text: string) => text.split(',').filter((id) => uuid.safeParse(id).success)

function readWhere(form: DealForm, reader: Reader) {
  const whereKind = WHERE_KINDS.find((kind) => kind === form.whereKind) ?? 'group'
  const states = whereKind === 'states' ? reader.parts('states').map((state) => state.toUpperCase()) : []
  const unknown = states.filter((state) => state.length !== 2 || regionName(state) === null)
  if (unknown.length > 0) reader.fail('states', `There is no state ${unknown.slice(0, 3).join(', ')}`)
  if (whereKind === 'states' && states.length === 0)
    reader.fail('states', 'Name at least one state, as in MI')
  const whereBrandIds = whereKind === 'brands' ? readIds(form.whereBrands) : []
  if (whereKind === 'brands' && whereBrandIds.length === 0)
    reader.fail('whereBrands', 'Choose at least one brand')
  if (whereBrandIds.length > MAX_BRANDS) reader.fail('whereBrands', `Choose at most ${MAX_BRANDS} brands`)
  const siteNumbers = whereKind === 'sites' ? reader.parts('sites') : []
  if (whereKind === 'sites' && siteNumbers.length === 0) reader.fail('sites', 'Name at least one site')
  const exceptionNumbers = reader.parts('exceptions')
  const chosen = new Set(siteNumbers.map((number) => number.toLowerCase()))
  const both = exceptionNumbers.filter((number) => chosen.has(number.toLowerCase()))
  if (both.length > 0) reader.fail('exceptions', `${both.slice(0, 3).join(', ')} is among the chosen sites`)
  for (const [field, numbers] of [
    ['sites', siteNumbers],
    ['exceptions', exceptionNumbers],
  ] as const) {
    if (numbers.length > MAX_SITES) reader.fail(field, 'Name at most 2,000 sites')
  }
  return {
    whereKind,
    states,
    whereBrandIds,
    role: whereKind === 'brands' && hasKey(BRAND_ROLE_LABELS, form.role) ? form.role : null,
    siteNumbers,
    exceptionNumbers,
  }
}

/** A description without its picture is dropped: somebody else may have removed the picture. */
function readPicture(form: DealForm, reader: Reader): Picture | null {
  if (form.picture === '') return null
  if (!isPicturePath('deals', form.picture)) reader.fail('picture', 'Upload the picture again')
  return { path: form.picture, alt: reader.text('pictureAlt', pictureAlt) || null }
}

type ReadDeal = { ok: true; deal: DealFacts } | { ok: false; errors: FieldErrors }

export function readDealFacts(form: DealForm): ReadDeal {
  const reader = new Reader(form)
  const state: DealState = hasKey(DEAL_STATE_LABELS, form.state) ? form.state : 'draft'
  const productIds = readIds(form.products)
  if (state !== 'draft' && productIds.length === 0) reader.fail('products', 'Choose at least one product')
  if (productIds.length > MAX_PRODUCTS) reader.fail('products', 'Choose at most 200 products')
  const deal = {
    title: reader.text('title', title),
    groupId: reader.id('group', 'Choose a group') ?? '',
    brandId: form.brand === '' ? null : reader.id('brand', 'Choose a brand'),
    state,
    offer: readOffer(form, reader),
    oldPriceCents: form.oldPrice.trim() === '' ? null : reader.cents('oldPrice'),
    productIds,
    firstOn: reader.day('firstOn'),
    lastOn: reader.day('lastOn'),
    ...readWhere(form, reader),
    terms: reader.text('terms', terms) || null,
    picture: readPicture(form, reader),
  }
  if (deal.firstOn && deal.lastOn && deal.lastOn < deal.firstOn) {
    reader.fail('lastOn', 'The last day comes before the first one')
  }
  return Object.keys(reader.errors).length > 0 ? { ok: false, errors: reader.errors } : { ok: true, deal }
}

const storedForm = z.record(z.enum(DEAL_FORM_FIELDS), z.string().check(z.maxLength(MAX_DEAL_TEXT)))

/** Null for a new deal, and for a text that the form cannot have posted. */
function readBase(text: string | undefined): DealForm | null {
  try {
    const base = storedForm.safeParse(JSON.parse(text ?? 'null'))
    return base.success ? base.data : null
  } catch {
    return null
  }
}

type PostedDeal = {
  typed: DealFacts
  form: DealForm
  /** What the form began with. */
  base: DealForm | null
  /** Names the overlaps that the person has seen; empty before. */
  confirmed: string
}

export function parseDeal(formData: FormData): Parsed<PostedDeal, ActionState> {
  const values = readValues(formData, MAX_BASE_TEXT)
  const form = readDealForm(values)
  const read = readDealFacts(form)
  if (!read.ok) return { ok: false, state: { errors: read.errors, values } }
  const { anyway, base } = values
  return {
    ok: true,
    data: { typed: read.deal, form, base: readBase(base), confirmed: anyway ?? '' },
    values,
  }
}
