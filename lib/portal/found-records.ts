import { canEnter, ownArea, type UserType, workArea } from '@/lib/auth/roles'
import { owlPaths } from './owl-paths'
import { staffPaths, toLeadArea, toQuoteArea, toTemplateArea } from './staff-paths'

export type FoundRecord = {
  kind: RecordKind
  id: string
  title: string
  context: string
  status: string | null
  /** The lead of a call, the person of a task. */
  about: string | null
}

type KindSpec = {
  nouns: readonly [one: string, many: string]
  href: (record: FoundRecord, role: UserType) => string
  /** The list that finds the same words; absent where the list has no search. */
  list?: (role: UserType, query: URLSearchParams) => string
}

const isAdmin = (role: UserType) => canEnter('admin', role)
export const contactArea = (role: UserType) => (isAdmin(role) ? 'admin' : 'owl')

/** The values of SQL's `private.kinds_found()`. */
export const RECORD_KINDS = {
  user: {
    nouns: ['User', 'Users'],
    href: ({ id }) => staffPaths.user(id),
    list: (_, query) => staffPaths.users(query),
  },
  lead: {
    nouns: ['Lead', 'Leads'],
    href: ({ id }, role) => staffPaths.lead(toLeadArea(workArea(role)), id),
    list: (role, query) => staffPaths.leads(toLeadArea(workArea(role)), query),
  },
  call: {
    nouns: ['Call', 'Calls'],
    href: ({ id, about }, role) => staffPaths.lead(toLeadArea(workArea(role)), about ?? id),
    list: (role, query) => (isAdmin(role) ? staffPaths.calls(query) : staffPaths.leads('owl', query)),
  },
  quote: {
    nouns: ['Quote', 'Quotes'],
    href: ({ id }, role) => staffPaths.quote(toQuoteArea(workArea(role)), id),
    list: (role, query) => staffPaths.quotes(toQuoteArea(workArea(role)), query),
  },
  client: {
    nouns: ['Client', 'Clients'],
    href: ({ id }, role) => (isAdmin(role) ? staffPaths.client(id) : staffPaths.company(id)),
    list: (role, query) => (isAdmin(role) ? staffPaths.clients(query) : staffPaths.crm(query)),
  },
  contact: {
    nouns: ['Contact', 'Contacts'],
    href: ({ id }, role) => staffPaths.contact(contactArea(role), id),
    list: (role, query) => staffPaths.contacts(contactArea(role), query),
  },
  ad_group: {
    nouns: ['Ad group', 'Ad groups'],
    href: ({ id }, role) => staffPaths.adGroup(workArea(role), id),
    list: (role, query) => staffPaths.adGroups(workArea(role), query),
  },
  ad: {
    nouns: ['Ad', 'Ads'],
    href: ({ id }, role) => staffPaths.ad(workArea(role), id),
    list: (role, query) => staffPaths.adLibrary(toTemplateArea(workArea(role)), query),
  },
  ad_template: {
    nouns: ['Ad template', 'Ad templates'],
    href: ({ id }, role) => staffPaths.adTemplate(toTemplateArea(workArea(role)), id),
    list: (role, query) => staffPaths.adTemplates(toTemplateArea(workArea(role)), query),
  },
  task: {
    nouns: ['Task', 'Tasks'],
    href: ({ title, status, about }, role) =>
      staffPaths.tasks(
        ownArea(role),
        new URLSearchParams({
          q: title,
          ...(status === 'done' && { state: 'done' }),
          ...(role !== 'graphic_designer' && { person: about ?? 'all' }),
        }),
      ),
    list: (role, query) =>
      staffPaths.tasks(ownArea(role), new URLSearchParams([...query, ['person', 'all']])),
  },
  application: {
    nouns: ['Application', 'Applications'],
    href: ({ id }) => staffPaths.application(id),
    list: (_, query) => staffPaths.applications(query),
  },
  video: {
    nouns: ['Video', 'Videos'],
    href: ({ id }) => staffPaths.video(id),
    list: (_, query) => staffPaths.videoGallery(query),
  },
  article: {
    nouns: ['Article', 'Articles'],
    href: ({ id }) => staffPaths.article(id),
    list: (_, query) => staffPaths.articles(query),
  },
  place_page: {
    nouns: ['Place page', 'Place pages'],
    href: ({ id }) => staffPaths.placePage(id),
    list: (_, query) => staffPaths.placePages(query),
  },
  review: {
    nouns: ['Review', 'Reviews'],
    href: ({ id }) => staffPaths.review(id),
    list: (_, query) => staffPaths.reviews(query),
  },
  site_group: {
    nouns: ['Site group', 'Site groups'],
    href: ({ id }) => owlPaths.siteGroup(id),
    list: (_, query) => owlPaths.siteGroups(query),
  },
  site: {
    nouns: ['Site', 'Sites'],
    href: ({ id }) => owlPaths.site(id),
    list: (_, query) => owlPaths.sites(query),
  },
  deal: {
    nouns: ['Deal', 'Deals'],
    href: ({ id }) => owlPaths.deal(id),
    list: (_, query) => owlPaths.deals(query),
  },
  product: {
    nouns: ['Product', 'Products'],
    href: ({ id }) => owlPaths.product(id),
    list: (_, query) => owlPaths.products(query),
  },
  brand: {
    nouns: ['Brand', 'Brands'],
    href: ({ id }) => owlPaths.brand(id),
    list: (_, query) => owlPaths.brands(query),
  },
  loyalty_program: {
    nouns: ['Loyalty program', 'Loyalty programs'],
    href: ({ id }) => owlPaths.loyaltyProgram(id),
    list: (_, query) => owlPaths.loyaltyPrograms(query),
  },
  industry: { nouns: ['Industry', 'Industries'], href: ({ id }) => staffPaths.industry(id) },
  camera: {
    nouns: ['Camera', 'Cameras'],
    href: ({ id }) => staffPaths.gearEntry(id),
    list: (_, query) => staffPaths.gear(query),
  },
  lens: {
    nouns: ['Lens', 'Lenses'],
    href: ({ id }) => staffPaths.gearEntry(id),
    list: (_, query) => staffPaths.gear(query),
  },
  redirect: {
    nouns: ['Redirect', 'Redirects'],
    href: ({ id }) => staffPaths.redirect(id),
    list: (_, query) => staffPaths.redirects(query),
  },
} as const satisfies Record<string, KindSpec>

export type RecordKind = keyof typeof RECORD_KINDS

export const kindSpec = (kind: RecordKind): KindSpec => RECORD_KINDS[kind]
