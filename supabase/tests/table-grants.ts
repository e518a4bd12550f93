import { PERMISSIONS, TABLES } from './permissions.ts'
import { verbsOf, type Rank } from './rights.ts'

const RANKS = Object.keys(PERMISSIONS['public.videos']) as Rank[]

/** The privileges that a database role needs so that everyone behind it can have their rights; policies do the rest. */
export function grantsOf(role: 'anon' | 'authenticated'): string[] {
  const ranks = role === 'anon' ? (['visitor'] satisfies Rank[]) : RANKS
  return TABLES.flatMap((table) => {
    const verbs = ranks.map((rank) => verbsOf(PERMISSIONS[table][rank]))
    return [
      ...(verbs.some(({ delete: may }) => may) ? [`${table} DELETE`] : []),
      ...(verbs.some(({ insert }) => insert) ? [`${table} INSERT`] : []),
      ...(verbs.some(({ select }) => select !== 'none') ? [`${table} SELECT`] : []),
      ...(verbs.some(({ update }) => update) ? [`${table} UPDATE`] : []),
    ]
  }).toSorted()
}

/** Views read as whoever asks: the policies of their tables decide. */
export const VISITOR_VIEW_GRANTS = ['public.indexable_geo_pages SELECT']
export const VIEW_GRANTS = [
  ...VISITOR_VIEW_GRANTS,
  'public.ad_catalogue SELECT',
  'public.ad_group_list SELECT',
  'public.ad_list SELECT',
  'public.ad_template_list SELECT',
  'public.assigned_ad_group_list SELECT',
  'public.brand_association_list SELECT',
  'public.calls_today SELECT',
  'public.client_list SELECT',
  'public.contact_list SELECT',
  'public.deal_list SELECT',
  'public.gear_list SELECT',
  'public.mail_list SELECT',
  'public.missing_address_list SELECT',
  'public.loyalty_ledger SELECT',
  'public.loyalty_program_list SELECT',
  'public.product_list SELECT',
  'public.quote_list SELECT',
  'public.redirect_list SELECT',
  'public.search_finding_list SELECT',
  'public.site_group_list SELECT',
  'public.site_list SELECT',
  'public.review_list SELECT',
  'public.review_request_list SELECT',
]
