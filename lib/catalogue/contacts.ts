import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const HAS_EMAIL_LABELS = { yes: 'With an e-mail', no: 'Without an e-mail' } as const

export const CONTACT_LIST = {
  name: 'contacts',
  nouns: ['contact', 'contacts'],
  searchLabel: 'Name, position, client, e-mail or phone',
  columns: {
    name: { label: 'Name', sort: 'up' },
    position: { label: 'Position' },
    client: { label: 'Client', sort: 'up' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    reviews: { label: 'Reviews', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    client: { label: 'Client', anyLabel: 'Any client', accepts: isUuid },
    email: {
      label: 'E-mail',
      anyLabel: 'With or without an e-mail',
      accepts: (value) => hasKey(HAS_EMAIL_LABELS, value),
    },
  },
  order: { by: 'name', isDescending: false },
} as const satisfies ListSpec

export type ContactColumn = keyof typeof CONTACT_LIST.columns
export type ContactFilter = keyof typeof CONTACT_LIST.filters

export type ContactRow = {
  id: string
  name: string
  position: string | null
  client: string | null
  email: string | null
  phone: string | null
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
  email: ({ email }) => email ?? '',
  phone: ({ phone }) => phone ?? '',
  reviews: ({ reviews }) => String(reviews),
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

/** Kept with every change in the history, because visitors may see them. */
const PUBLIC_CONTACT_FIELDS = ['firstName', 'lastName', 'position', 'client'] as const
/** The history names these without their values. */
const PRIVATE_CONTACT_FIELDS = ['email', 'phone', 'notes'] as const
export const CONTACT_FIELDS = [...PUBLIC_CONTACT_FIELDS, ...PRIVATE_CONTACT_FIELDS] as const

export type PrivateContactField = (typeof PRIVATE_CONTACT_FIELDS)[number]
export type ContactField = (typeof CONTACT_FIELDS)[number]

export const isPrivateContactField = (field: ContactField): field is PrivateContactField =>
  (PRIVATE_CONTACT_FIELDS as readonly string[]).includes(field)

/** As forms post them; empty without a value. The client is a name. */
export type ContactValues = Record<ContactField, string>
