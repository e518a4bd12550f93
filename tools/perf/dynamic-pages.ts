import { CAMPAIGNS } from '../../demo/ads/campaigns.ts'
import { MEASURED_ACT } from './large-history-rows.ts'
import { MEASURED_LEAD } from './large-lists.ts'
import { LARGE_GROUP, LARGE_IMPORT, MEASURED_BRAND, MEASURED_DEAL, MEASURED_SITE } from './large-owl-rows.ts'
import { MEASURED_TEMPLATE } from './large-template-rows.ts'
import { PEOPLE } from '../../supabase/tests/people.ts'

export type DynamicPage = {
  /** Null for a visitor. */
  email: string | null
  address: (rows: number) => string
  name: string
}

const LIST_PAGE = 50
const CHANGE_PAGE = 25
const openGroup = CAMPAIGNS.find(({ preview }) => preview === 'open')?.id

/** A page near the end, at nine tenths of the list. */
const latePage = (rows: number, pageSize: number) => Math.max(1, Math.floor((rows / pageSize) * 0.9))

const AD_QUERIES: readonly string[] = [
  '',
  '?sort=client&order=asc',
  '?status=in_review',
  '?q=499',
  '?q=campaign',
  '?q=harbor+winter',
  '?page=LATE',
]
const ARTICLE_QUERIES: readonly string[] = [
  '',
  '?sort=title&order=asc',
  '?status=draft',
  '?q=499',
  '?page=LATE',
]
const PLACE_QUERIES: readonly string[] = ['', '?search=no', '?sort=films', '?q=town+bcd', '?page=LATE']
const REDIRECT_QUERIES: readonly string[] = ['', '?q=499', '?page=LATE']
const QUOTE_QUERIES: readonly string[] = [
  '',
  '?status=draft',
  '?expiring=week',
  '?sort=total',
  '?q=business+77',
  '?page=LATE',
]
const APPLICATION_QUERIES: readonly string[] = [
  '',
  '?status=new&state=MI',
  '?sort=place',
  '?q=okafor+ferry',
  '?page=LATE',
]
const CALL_QUERIES: readonly string[] = [
  '',
  '?when=past&status=missed',
  '?sort=business',
  '?q=orchards',
  '?page=LATE',
]
const USER_QUERIES: readonly string[] = [
  '',
  '?state=inactive',
  '?sort=name&order=asc',
  '?q=okafor+77',
  '?page=LATE',
]
const INVITATION_QUERIES: readonly string[] = [
  '',
  '?state=expired',
  '?sort=email&order=asc',
  '?q=okafor+77',
  '?page=LATE',
]
const MAIL_QUERIES: readonly string[] = [
  '',
  '?status=unsent',
  '?sort=recipient&order=asc',
  '?q=person+77',
  '?page=LATE',
]
const GEAR_QUERIES: readonly string[] = [
  '',
  '?kind=lens&status=declined',
  '?sort=brand',
  '?q=halcyon+77',
  '?page=LATE',
]
const JOB_QUERIES: readonly string[] = ['', '?status=lately', '?sort=duration', '?q=film', '?page=LATE']
const AUDIT_QUERIES: readonly string[] = ['', '?action=update&table=ad_groups', '?q=admin', '?page=LATE']
const CHANGE_QUERIES: readonly string[] = [
  '',
  '?table=ad_groups',
  `?person=${PEOPLE.owl}`,
  '?from=2026-02-01&to=2026-02-28',
  '?page=LATE',
]
const INBOX_QUERIES: readonly string[] = ['', '?show=all', '?show=all&page=20']
const LEAD_QUERIES: readonly string[] = [
  '',
  '?stage=won',
  '?overdue=any',
  '?sort=value',
  '?q=499',
  '?q=whitcomb+orchards',
  '?page=LATE',
]
const SITE_QUERIES: readonly string[] = [
  '',
  '?state=MI',
  '?missing=brand',
  '?near=100,40,-100,Kansas',
  '?q=499',
  '?q=road+12',
  '?page=LATE',
]
/** A map shows all sites that the list has on its pages. It asks for them by itself. */
const MAP_QUERIES: readonly string[] = ['', '&near=100,40,-100,Kansas', `&group=${LARGE_GROUP}`]
const MATRIX_QUERIES: readonly string[] = ['', '&page=LATE', '&without=wash', '&q=road+12']
const CARRIED_QUERIES: readonly string[] = [
  '',
  `?brand=${MEASURED_BRAND}`,
  `?group=${LARGE_GROUP}`,
  '?q=brand+1',
  '?page=LATE',
]
const DEAL_QUERIES: readonly string[] = ['', '?status=runs', `?group=${LARGE_GROUP}`, '?q=499', '?page=LATE']
const CONTACT_QUERIES: readonly string[] = [
  '',
  `?group=${LARGE_GROUP}`,
  `?site=${MEASURED_SITE}`,
  '?q=keeper+77',
  '?page=LATE',
]
/** Of the large group. */
const TIMELINE_QUERIES: readonly string[] = ['', '&zoom=quarter', '&zoom=quarter&by=deal']
const IMPORT_QUERIES: readonly string[] = ['', '?page=150', '?rows=create&page=150']
const FIGURE_QUERIES: readonly string[] = ['', '?period=all', `?template=${MEASURED_TEMPLATE}&period=365`]
/** A rare word, a common one, two words, the inside of one, and one with a typo. */
const SEARCHES: readonly string[] = ['499', 'harbor', 'winter+harbor', 'ampaig', 'campagin']
const SOURCE_QUERIES: readonly string[] = ['?period=all', '?by=place&period=all', '?by=campaign&period=all']

const within =
  (area: string, email: string | null, pageSize: number) =>
  (path: string): DynamicPage => ({
    email,
    name: area.replace('/dashboard/', '') + path,
    address: (rows) => `${area}${path.replace('LATE', String(latePage(rows, pageSize)))}`,
  })
const ofManager = within('/dashboard/project-manager', 'manager@fieldlight.example', LIST_PAGE)
const ofDesigner = within('/dashboard/graphic-designer', 'designer@fieldlight.example', LIST_PAGE)
/** Of a list with one row for each `per` rows. */
const ofAdminOnePer = (per: number) => within('/dashboard/admin', 'admin@fieldlight.example', per * LIST_PAGE)
const ofOwlOnePer = (per: number) => within('/dashboard/owl', 'owl@fieldlight.example', per * LIST_PAGE)
const ofAdmin = ofAdminOnePer(1)
const ofTwoFifths = ofAdminOnePer(2.5)
const ofTenth = ofAdminOnePer(10)
const ofOwl = ofOwlOnePer(1)
const ofFourFifthsOfOwl = ofOwlOnePer(1.25)
const ofTwoFifthsOfOwl = ofOwlOnePer(2.5)
const ofFifth = ofOwlOnePer(5)
const ofEightFiftieths = ofOwlOnePer(6.25)
const ofLargeGroup = ofOwlOnePer(25)
const ofSuperAdmin = within('/dashboard/super-admin', 'superadmin@fieldlight.example', LIST_PAGE)
const ofChanges = within('/dashboard/super-admin', 'superadmin@fieldlight.example', CHANGE_PAGE)
/** What the command palette asks. */
const ofAnyArea = within('/dashboard', 'superadmin@fieldlight.example', LIST_PAGE)
const ofVisitor = within('', null, LIST_PAGE)

/** The first page sends no query, so the others show the cost of theirs. */
export const DYNAMIC_PAGES: readonly DynamicPage[] = [
  ofVisitor('/login/dynamic'),
  ...AD_QUERIES.map((query) => ofManager(`/ad-groups${query}`)),
  ofManager('/ad-groups?sort=name&order=asc'),
  ofManager(`/ad-groups?assignee=${PEOPLE.project_manager}`),
  ...AD_QUERIES.map((query) => ofManager(`/ad-library${query}`)),
  ofManager('/ad-library?sort=title&order=asc'),
  ofManager(`/ad-library?template=${MEASURED_TEMPLATE}`),
  ofManager('/ad-templates'),
  ofManager('/ad-templates?q=layout+4'),
  ofManager(`/ad-templates/${MEASURED_TEMPLATE}`),
  ...FIGURE_QUERIES.map((query) => ofAdmin(`/ad-template-analytics${query}`)),
  ofManager('/ad-groups/board'),
  ofManager('/ad-groups/board?q=harbor+winter'),
  ofManager(`/ad-groups/${openGroup}`),
  ofManager('/home'),
  ofManager('/ad-groups?status=open&assignee=nobody'),
  ofManager('/ad-library?feedback=open'),
  ofDesigner('/home'),
  ofAdmin('/home'),
  ...LEAD_QUERIES.map((query) => ofAdmin(`/leads${query}`)),
  ofAdmin('/leads/board'),
  ofAdmin('/leads/board?q=whitcomb+orchards'),
  ofAdmin(`/leads/${MEASURED_LEAD}?stage=won`),
  ...SOURCE_QUERIES.map((query) => ofAdmin(`/leads/sources${query}`)),
  ...APPLICATION_QUERIES.map((query) => ofAdmin(`/applications${query}`)),
  ...CALL_QUERIES.map((query) => ofAdmin(`/calls${query}`)),
  ...ARTICLE_QUERIES.map((query) => ofTenth(`/articles${query}`)),
  ...PLACE_QUERIES.map((query) => ofAdmin(`/place-pages${query}`)),
  ...REDIRECT_QUERIES.map((query) => ofTenth(`/redirects${query}`)),
  ofOwl('/crm'),
  ofOwl('/crm?q=vance'),
  ofOwl('/calendar'),
  ofOwl('/calendar?person=a0000000-0000-4000-8000-000000000003'),
  ofManager('/calendar'),
  ofAdmin('/calendar'),
  ofAdmin('/calendar?week=2026-11-22&kind=task'),
  ofOwl('/tasks?person=all'),
  ofOwl('/tasks?person=all&state=done&q=call'),
  ...QUOTE_QUERIES.map((query) => ofTwoFifths(`/quotes${query}`)),
  ofOwl('/home'),
  ofOwl('/site-groups'),
  ofOwl(`/site-groups/${LARGE_GROUP}`),
  ...SITE_QUERIES.map((query) => ofFifth(`/sites${query}`)),
  ...MAP_QUERIES.map((query) => ofOwl(`/sites?layout=map${query}`)),
  ...MAP_QUERIES.map((query) => ofOwl(`/sites/points?layout=map${query}`)),
  ofOwl(`/sites/${MEASURED_SITE}`),
  ...MATRIX_QUERIES.map((query) => ofLargeGroup(`/brand-associations?group=${LARGE_GROUP}${query}`)),
  ofOwl(`/brand-associations/give?group=${LARGE_GROUP}`),
  ...CARRIED_QUERIES.map((query) => ofFourFifthsOfOwl(`/carried-brands${query}`)),
  ofOwl('/brands'),
  ofOwl(`/brands/${MEASURED_BRAND}`),
  ofOwl('/products'),
  ofOwl('/loyalty-program'),
  ...DEAL_QUERIES.map((query) => ofTwoFifthsOfOwl(`/deals${query}`)),
  ...TIMELINE_QUERIES.map((query) => ofOwl(`/deals/timeline?group=${LARGE_GROUP}${query}`)),
  ofOwl(`/deals/${MEASURED_DEAL}`),
  ofOwl(`/deals/${MEASURED_DEAL}/edit`),
  ofOwl(`/deals/why?site=${MEASURED_SITE}`),
  ...CONTACT_QUERIES.map((query) => ofEightFiftieths(`/contacts${query}`)),
  ofOwl('/imports/sites'),
  ...IMPORT_QUERIES.map((query) => ofOwl(`/imports/sites/${LARGE_IMPORT}${query}`)),
  ofSuperAdmin('/home'),
  ...SEARCHES.map((asked) => ofAnyArea(`/search-records?q=${asked}`)),
  ofSuperAdmin('/search?q=harbor'),
  ofSuperAdmin('/website'),
  ...AUDIT_QUERIES.map((query) => ofSuperAdmin(`/audit-log${query}`)),
  ...CHANGE_QUERIES.map((query) => ofChanges(`/changes${query}`)),
  ofChanges(`/changes/${MEASURED_ACT}`),
  ofManager('/changes'),
  ofAnyArea('/unread'),
  ...INBOX_QUERIES.map((query) => ofManager(`/inbox${query}`)),
  ...JOB_QUERIES.map((query) => ofSuperAdmin(`/jobs${query}`)),
  ...USER_QUERIES.map((query) => ofSuperAdmin(`/users${query}`)),
  ...INVITATION_QUERIES.map((query) => ofSuperAdmin(`/invitations${query}`)),
  ...MAIL_QUERIES.map((query) => ofAdmin(`/mail${query}`)),
  ...GEAR_QUERIES.map((query) => ofAdmin(`/gear${query}`)),
  ofVisitor(`/preview/ad-group/${openGroup}`),
  ofVisitor('/places?q=springfield'),
]
