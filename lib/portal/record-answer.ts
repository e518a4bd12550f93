import { type Access, canEnter, ownArea, type UserType, workArea } from '@/lib/auth/roles'
import type { SubjectKind } from '@/lib/leads/follow-up'
import { contactArea, type FoundRecord, kindSpec, type RecordKind } from './found-records'
import { owlPaths } from './owl-paths'
import { staffPaths, toLeadArea, toQuoteArea } from './staff-paths'
import { newTaskPath } from './subject-path'

/** A record as the command palette and the search page show it. */
export type RecordLink = Pick<FoundRecord, 'kind' | 'id' | 'title' | 'context' | 'status'> & {
  href: string
  noun: string
}

export type RecordGroup = {
  kind: RecordKind
  label: string
  /** Counted to three hundred. */
  total: number
  rows: (RecordLink & { rank: number })[]
  /** Where the others of the kind are; null when all are here. */
  more: string | null
}

export type RecordAction = { label: string; href: string }
export type RecordAnswer = { groups: RecordGroup[]; actions: RecordAction[] }

export type RankedRecord = FoundRecord & { rank: number; total: number }

export const toRecordLink = (record: FoundRecord, role: UserType): RecordLink => {
  const { kind, id, title, context, status } = record
  const spec = kindSpec(kind)
  return { kind, id, title, context, status, href: spec.href(record, role), noun: spec.nouns[0] }
}

/** A rank of SQL's `search_records()`. */
const WITH_TYPO = 4

/** `records` come best first; a kind stands where its best record does. */
export function groupRecords(records: readonly RankedRecord[], text: string, role: UserType): RecordGroup[] {
  const groups = Map.groupBy(records, ({ kind }) => kind)
  return [...groups].map(([kind, found]) => {
    const spec = kindSpec(kind)
    const total = found[0]?.total ?? 0
    // Lists forgive no typos.
    const list = found[0]?.rank === WITH_TYPO ? undefined : spec.list
    const others =
      list?.(role, new URLSearchParams({ q: text })) ?? staffPaths.search(ownArea(role), { q: text, kind })
    return {
      kind,
      label: spec.nouns[1],
      total,
      rows: found.map((record) => ({ ...toRecordLink(record, role), rank: record.rank })),
      more: total > found.length ? others : null,
    }
  })
}

type Start = {
  kind: RecordKind
  access: Access
  action: (record: FoundRecord, role: UserType) => RecordAction
}

/** What begins with a record of each kind, in the order of the palette. */
const STARTS: readonly Start[] = [
  {
    kind: 'ad_group',
    access: 'graphic-designer',
    action: ({ id, title }, role) => ({
      label: `New ad from a template in ${title}`,
      href: staffPaths.adFill(workArea(role), id),
    }),
  },
  {
    kind: 'ad_group',
    access: 'project-manager',
    action: ({ id, title }, role) => ({
      label: `Assign ${title}`,
      href: canEnter('admin', role)
        ? staffPaths.groupAssignments(new URLSearchParams({ q: title }))
        : staffPaths.assignees(workArea(role), id),
    }),
  },
  {
    kind: 'lead',
    access: 'sales',
    action: ({ id, title }, role) => ({
      label: `Assign ${title}`,
      href: staffPaths.leadOwner(toLeadArea(workArea(role)), id),
    }),
  },
  {
    kind: 'site_group',
    access: 'project-manager',
    action: ({ id, title }, role) => ({
      label: `New ad group for ${title}`,
      href: staffPaths.newAdGroup(workArea(role), { client: id }),
    }),
  },
  {
    kind: 'site_group',
    access: 'owl',
    action: ({ id, title }) => ({ label: `New site of ${title}`, href: owlPaths.newSite({ group: id }) }),
  },
  {
    kind: 'site_group',
    access: 'owl',
    action: ({ id, title }) => ({ label: `New deal for ${title}`, href: owlPaths.newDeal({ group: id }) }),
  },
  {
    kind: 'brand',
    access: 'owl',
    action: ({ id, title }) => ({
      label: `New product of ${title}`,
      href: owlPaths.newProduct({ brand: id }),
    }),
  },
  {
    kind: 'client',
    access: 'owl',
    action: ({ id, title }, role) => ({
      label: `New contact at ${title}`,
      href: staffPaths.newContact(contactArea(role), { client: id }),
    }),
  },
  {
    kind: 'contact',
    access: 'admin',
    action: ({ id, title }) => ({
      label: `Ask ${title} for a review`,
      href: staffPaths.newReviewRequest({ contact: id }),
    }),
  },
]

/** What tasks are about. */
const SUBJECTS: Partial<Record<RecordKind, SubjectKind>> = {
  lead: 'lead',
  client: 'client',
  contact: 'contact',
  site_group: 'parent_group',
}

/** The best of those that a task can be about, where the role has its page. */
function taskActions(records: readonly FoundRecord[], role: UserType): RecordAction[] {
  for (const { kind, id, title } of records) {
    const subject = SUBJECTS[kind]
    const href = subject && newTaskPath(subject, id, role)
    if (href) return [{ label: `New task about ${title}`, href }]
  }
  return []
}

/** What can begin with the best of a kind, or with the words. Each form reads its start from the address. */
export function actionsFor(records: readonly FoundRecord[], text: string, role: UserType): RecordAction[] {
  const area = workArea(role)
  const best = (kind: RecordKind) => records.find((record) => record.kind === kind)
  const actions = STARTS.flatMap(({ kind, access, action }) => {
    const record = canEnter(access, role) && best(kind)
    return record ? [action(record, role)] : []
  })
  const [lead, client] = [best('lead'), best('client')]
  const start = lead ? { lead: lead.id } : client && { client: client.id }
  if (start && canEnter('sales', role)) {
    const href = staffPaths.newQuote(toQuoteArea(area), start)
    actions.push({ label: `New quote for ${(lead ?? client)?.title}`, href })
  }
  actions.push(...taskActions(records, role))
  if (canEnter('project-manager', role) && !best('site_group')) {
    actions.push({ label: `New ad group “${text}”`, href: staffPaths.newAdGroup(area, { name: text }) })
  }
  if (canEnter('admin', role)) {
    actions.push({ label: `New video “${text}”`, href: staffPaths.newVideo({ name: text }) })
  }
  return actions
}
