import { canEnter, ownArea, type UserType, workArea } from '@/lib/auth/roles'
import { type FoundRecord, kindSpec, type RecordKind } from './found-records'
import { staffPaths, toQuoteArea } from './staff-paths'

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

/** What can begin with the best of a kind, or with the words. Each form reads its start from the address. */
export function actionsFor(records: readonly FoundRecord[], text: string, role: UserType): RecordAction[] {
  const actions: RecordAction[] = []
  const area = workArea(role)
  const best = (kind: RecordKind) => records.find((record) => record.kind === kind)
  const [group, adGroup, lead, client] = [best('site_group'), best('ad_group'), best('lead'), best('client')]
  if (canEnter('project-manager', role)) {
    actions.push(
      group
        ? {
            label: `New ad group for ${group.title}`,
            href: staffPaths.newAdGroup(area, { client: group.id }),
          }
        : { label: `New ad group “${text}”`, href: staffPaths.newAdGroup(area, { name: text }) },
    )
  }
  if (canEnter('sales', role)) {
    const quotes = toQuoteArea(area)
    if (lead)
      actions.push({
        label: `New quote for ${lead.title}`,
        href: staffPaths.newQuote(quotes, { lead: lead.id }),
      })
    else if (client)
      actions.push({
        label: `New quote for ${client.title}`,
        href: staffPaths.newQuote(quotes, { client: client.id }),
      })
  }
  if (canEnter('admin', role)) {
    if (adGroup) {
      actions.push({
        label: `Assign ${adGroup.title}`,
        href: staffPaths.groupAssignments(new URLSearchParams({ q: adGroup.title })),
      })
    }
    actions.push({ label: `New video “${text}”`, href: staffPaths.newVideo({ name: text }) })
  }
  return actions
}
