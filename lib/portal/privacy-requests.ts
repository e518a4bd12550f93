/** What is found about a person, in the order of the screen. */
export const PERSON_KINDS = {
  lead: 'Leads',
  call: 'Intro calls',
  application: 'Applications',
  contact: 'Contacts',
  quote: 'Quotes',
  comment: 'Comments on previews',
  approval: 'Approvals of ads',
  review: 'Reviews',
  review_request: 'Review requests',
  mail: 'Mail',
  note: 'Notes',
  task: 'Tasks',
  mention: 'Mentions in other records',
  history: 'Former values',
  import: 'Rows of imports',
  invitation: 'Invitations',
  account: 'Staff account',
  sign_in: 'Sign-ins',
  notification: 'Notifications',
  work: 'Work as staff',
  request: 'Privacy requests',
} as const
type PersonKind = keyof typeof PERSON_KINDS

export const FATES = {
  erase: { label: 'Erased', tone: 'problem' },
  pseudonymize: { label: 'Pseudonymized', tone: 'waiting' },
  keep: { label: 'Kept', tone: 'idle' },
} as const
type Fate = keyof typeof FATES

/** Why something is not erased. */
export const REASONS = {
  accounting: 'Tax law asks to keep accepted quotes for seven years.',
  contract:
    'The ad was made and approved under the client’s contract. Name and address go, the decision stays.',
  review: 'The client’s review stays, without the person and their name.',
  mention: 'Somebody else’s record. The address is replaced by “erased address”.',
  request: 'Shows that we answered. Only a hash of the address stays.',
  account_in_use: 'The account is in use. Deactivate it first.',
  audit: 'Proves who changed what. The name becomes “Former staff member”.',
} as const
type KeptReason = keyof typeof REASONS

type Outcome = { kind: PersonKind; fate: Fate; reason: KeptReason | null; records: number }

/** `rows` is empty where there are several records, apart from an export. */
export type PersonPart = Outcome & { table_name: string; rows: Record<string, unknown>[] }

/** Times are ISO 8601. */
export type PrivacyRequest = {
  id: string
  /** Null after the erasure. */
  address: string | null
  createdAt: string
  requestedBy: string | null
  exportedAt: string | null
  erasedAt: string | null
  erasedBy: string | null
  outcome: Outcome[] | null
  /** When an earlier request erased the same address. */
  erasedBefore: string | null
  plan: PersonPart[]
  digest: string | null
}

export type PrivacyRequestRow = Pick<
  PrivacyRequest,
  'id' | 'address' | 'createdAt' | 'requestedBy' | 'exportedAt' | 'erasedAt' | 'erasedBy'
> & { addressHash: string }

export type PersonGroup<Part extends Outcome = Outcome> = Outcome & { parts: Part[] }

const KIND_ORDER = Object.keys(PERSON_KINDS)

/** One for each kind and what happens to it. */
export function groupParts<Part extends Outcome>(parts: Part[]): PersonGroup<Part>[] {
  const groups = new Map<string, PersonGroup<Part>>()
  for (const part of parts) {
    const key = `${part.kind} ${part.fate} ${part.reason}`
    const group = groups.get(key)
    if (group) {
      group.records += part.records
      group.parts.push(part)
    } else {
      const { kind, fate, reason, records } = part
      groups.set(key, { kind, fate, reason, records, parts: [part] })
    }
  }
  return [...groups.values()].toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind))
}

const TITLES = [
  'title',
  'number',
  'name',
  'author_name',
  'recipient_name',
  'recipient',
  'body',
  'email',
  'address',
  'reason',
  'key',
]
const MAX_TITLE = 120

/** What a row is about, in a few words. */
export function titleOf(row: Record<string, unknown>): string {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ')
  const title =
    name || TITLES.map((column) => row[column]).find((value) => typeof value === 'string' && value !== '')
  return String(title ?? 'One record').slice(0, MAX_TITLE)
}

/** Of a value of a record, on the screen and in the export. */
export const valueText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** One line for each value, as a spreadsheet shows it. */
export const exportLines = (parts: PersonPart[]): string[][] =>
  parts.flatMap((part) => {
    const what = [PERSON_KINDS[part.kind], part.table_name]
    if (part.rows.length === 0) return [[...what, '', 'records', String(part.records)]]
    return part.rows.flatMap((row, index) =>
      Object.entries(row).map(([column, value]) => [...what, String(index + 1), column, valueText(value)]),
    )
  })
