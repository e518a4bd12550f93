import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const CONTACT_WAY_LABELS = { email: 'Email', phone: 'Phone call', text: 'Text message' } as const
export type ContactWay = keyof typeof CONTACT_WAY_LABELS

export const toContactWay = (value: string): ContactWay | null =>
  hasKey(CONTACT_WAY_LABELS, value) ? value : null

export const DO_NOT_CONTACT_LABELS = { yes: 'Do not contact', no: 'May be contacted' } as const

export const HAS_EMAIL_LABELS = { yes: 'With an email', no: 'Without an email' } as const

export const CONTACT_LIST = {
  name: 'contacts',
  nouns: ['contact', 'contacts'],
  searchLabel: 'Name, position, client, group, email or phone',
  columns: {
    name: { label: 'Name', sort: 'up' },
    position: { label: 'Position' },
    client: { label: 'Client', sort: 'up' },
    group: { label: 'Site group', sort: 'up' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    sites: { label: 'Sites', isHiddenByDefault: true },
    brand: { label: 'Brand', sort: 'up', isHiddenByDefault: true },
    reach: { label: 'Reach', isHiddenByDefault: true },
    preferredWay: { label: 'Preferred way', isHiddenByDefault: true },
    doNotContact: { label: 'Do not contact', isHiddenByDefault: true },
    reviews: { label: 'Reviews', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    client: { label: 'Client', anyLabel: 'Any client', accepts: isUuid },
    group: { label: 'Site group', anyLabel: 'Any site group', accepts: isUuid },
    site: { label: 'Site', anyLabel: 'Any site', accepts: isUuid },
    brand: { label: 'Brand', anyLabel: 'Any brand', accepts: isUuid },
    dnc: {
      label: 'Do not contact',
      anyLabel: 'Everyone',
      accepts: (value) => hasKey(DO_NOT_CONTACT_LABELS, value),
    },
    email: {
      label: 'Email',
      anyLabel: 'With or without an email',
      accepts: (value) => hasKey(HAS_EMAIL_LABELS, value),
    },
  },
  order: { by: 'name', isDescending: false },
} as const satisfies ListSpec

export type ContactColumn = keyof typeof CONTACT_LIST.columns
export type ContactFilter = keyof typeof CONTACT_LIST.filters

type Named = { id: string; name: string }
/** What a contact can belong to. */
export type ContactChoices = { clients: Named[]; groups: Named[]; brands: Named[] }

export type ContactRow = {
  id: string
  name: string
  position: string | null
  client: string | null
  group: string | null
  email: string | null
  phone: string | null
  /** Numbers, as the group writes them. */
  sites: string[]
  brand: string | null
  reach: string | null
  preferredWay: ContactWay | null
  doNotContact: boolean
  reviews: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

/** The cells of an export. */
export const CONTACT_CELLS: Record<ContactColumn, (contact: ContactRow) => string> = {
  name: ({ name }) => name,
  position: ({ position }) => position ?? '',
  client: ({ client }) => client ?? '',
  group: ({ group }) => group ?? '',
  email: ({ email }) => email ?? '',
  phone: ({ phone }) => phone ?? '',
  sites: ({ sites }) => sites.join('; '),
  brand: ({ brand }) => brand ?? '',
  reach: ({ reach }) => reach ?? '',
  preferredWay: ({ preferredWay }) => preferredWay ?? '',
  doNotContact: ({ doNotContact }) => (doNotContact ? 'yes' : 'no'),
  reviews: ({ reviews }) => String(reviews),
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

/** Kept with every change in the history, because visitors may see them. */
const PUBLIC_CONTACT_FIELDS = ['firstName', 'lastName', 'position', 'client'] as const
/** The history names these without their values. */
const PRIVATE_CONTACT_FIELDS = ['email', 'phone', 'notes'] as const
/** What the contact is responsible for, and how to reach this person. The history keeps these, for staff alone. */
const CONTACT_DUTIES = ['group', 'sites', 'brand', 'reach', 'preferredWay', 'doNotContact'] as const
export const CONTACT_FIELDS = [
  ...PUBLIC_CONTACT_FIELDS,
  ...PRIVATE_CONTACT_FIELDS,
  ...CONTACT_DUTIES,
] as const

export type PrivateContactField = (typeof PRIVATE_CONTACT_FIELDS)[number]
export type ContactDuty = (typeof CONTACT_DUTIES)[number]
export type ContactField = (typeof CONTACT_FIELDS)[number]

export const isPrivateContactField = (field: ContactField): field is PrivateContactField =>
  (PRIVATE_CONTACT_FIELDS as readonly string[]).includes(field)

export const isContactDuty = (field: ContactField): field is ContactDuty =>
  (CONTACT_DUTIES as readonly string[]).includes(field)

/** Of the three parts of a contact, for edits. */
export type ContactVersions = { public: number; private: number; duties: number }

export function versionOfField(versions: ContactVersions, field: ContactField): number {
  if (isContactDuty(field)) return versions.duties
  return isPrivateContactField(field) ? versions.private : versions.public
}

/** As forms post them; empty without a value. The client is a name, group and brand are ids, sites are numbers. */
export type ContactValues = Record<ContactField, string>
