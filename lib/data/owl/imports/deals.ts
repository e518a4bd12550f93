import 'server-only'
import * as z from 'zod/mini'
import { readState } from '@/lib/owl/address'
import { BRAND_ROLE_LABELS } from '@/lib/owl/brand-roles'
import { DEAL_STATE_LABELS, WHERE_LABELS } from '@/lib/owl/deals/deal'
import { OFFER_EXAMPLES, readOfferText } from '@/lib/owl/deals/read-offer'
import { dealFields } from '@/lib/schemas/deal-fields'
import { cleanParagraphs, optionalText, requiredText } from '@/lib/schemas/text-rules'
import { splitList } from '@/lib/text/typed-list'
import type { Collection } from './collection'
import { DEAL_LISTS, type DealImportField, type DealListField, dealValues } from './deal-values'
import { readDeal } from './read-deal'
import { DAY_FIELDS, GROUP_FIELD, tidyDay } from './common-fields'

const MAX_LIST = 40_000

const list = (label: string, max = MAX_LIST) => ({
  label,
  schema: optionalText({ label, max }, cleanParagraphs),
})

const split = (field: DealListField, text = '') => DEAL_LISTS[field].split(text)

/** Names of states as their two letters. */
const tidyStates = (text: string) =>
  splitList(text, /[,;\n]+/)
    .map((part) => readState(part) ?? part)
    .join('; ')

export const DEALS: Collection<DealImportField> = {
  nouns: ['deal', 'deals'],
  fields: {
    group: GROUP_FIELD,
    title: {
      label: dealFields.title.label,
      names: ['deal', 'dealtitle', 'name', 'headline'],
      schema: requiredText(dealFields.title),
      isRequired: true,
    },
    offer: {
      label: 'Offer',
      names: ['price', 'dealprice', 'promotion'],
      schema: z
        .string()
        .check(z.refine((text) => readOfferText(text) !== null, `Write an offer as in ${OFFER_EXAMPLES}`)),
      isRequired: true,
    },
    oldPrice: {
      label: 'Old price',
      names: ['regularprice', 'was', 'before'],
      schema: optionalText({ label: 'Old price', max: 20 }),
    },
    products: { ...list('Products'), names: ['product', 'items', 'item', 'upc', 'code'] },
    brand: {
      label: 'Brand',
      names: ['brandname', 'promotedbrand'],
      schema: optionalText({ label: 'Brand', max: 120 }),
      unknown: 'No brand has this name',
    },
    firstOn: DAY_FIELDS.firstOn,
    lastOn: { ...DAY_FIELDS.lastOn, isRequired: true },
    where: {
      label: 'Where',
      names: ['place', 'places'],
      schema: requiredText({ label: 'Where', max: 40 }),
      options: WHERE_LABELS,
      initial: 'group',
      staysWhenEmpty: true,
    },
    states: { ...list(dealFields.states.label, dealFields.states.max), tidy: tidyStates },
    brands: { ...list('Brands carried'), names: ['carriedbrands', 'brands'] },
    role: {
      label: 'Carried as',
      names: ['role', 'brandrole'],
      schema: optionalText({ label: 'Carried as', max: 20 }),
      options: BRAND_ROLE_LABELS,
    },
    sites: {
      ...list(dealFields.sites.label, dealFields.sites.max),
      names: ['sites', 'sitenumber', 'stores', 'storenumbers'],
    },
    exceptions: {
      ...list('Without these sites', dealFields.exceptions.max),
      names: ['exceptions', 'without', 'except'],
    },
    terms: {
      label: dealFields.terms.label,
      names: ['fineprint', 'conditions'],
      schema: optionalText(dealFields.terms, cleanParagraphs),
    },
    state: {
      label: 'State',
      names: ['status'],
      schema: requiredText({ label: 'State', max: 20 }),
      options: DEAL_STATE_LABELS,
      initial: 'draft',
      staysWhenEmpty: true,
    },
  },
  keyFields: [['group', 'title', 'firstOn']],
  keyText:
    'A row is about the deal of the same site group with the same title and first day. Semicolons separate products, brands, states and sites.',
  about: ({ group = '', title = '', firstOn = '', brand = '', products, brands, sites, exceptions }) => ({
    group,
    title,
    first_on: tidyDay(firstOn),
    brand,
    products: split('products', products),
    brands: split('brands', brands),
    sites: split('sites', sites),
    exceptions: split('exceptions', exceptions),
  }),
  keys: ({ group = '', title = '', firstOn = '' }) => [
    [group, title, tidyDay(firstOn)].join('\n').toLowerCase(),
  ],
  label: ({ title = '' }) => title,
  toValues: dealValues,
  read: readDeal,
}
