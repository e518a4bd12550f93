import { showPicture } from '@/components/staff/pictures/show-picture'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import { BRAND_ROLE_LABELS } from '@/lib/owl/brand-roles'
import { OFFER_KIND_LABELS, WHERE_LABELS } from '@/lib/owl/deals/deal'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCents } from '@/lib/quotes/money'
import { hasKey } from '@/lib/text/untrusted'

type Props = {
  entries: HistoryEntry[]
  moreHref: string | null
  undo: Action
  /** Names of products, brands, sites and groups by their ids. */
  names: ReadonlyMap<string, string>
}

const WORDS: Record<'where_kind' | 'where_role' | 'offer_kind', Record<string, string>> = {
  where_kind: WHERE_LABELS,
  where_role: BRAND_ROLE_LABELS,
  offer_kind: OFFER_KIND_LABELS,
}

const SHOWN = 20

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

function listOf(values: readonly string[], names: ReadonlyMap<string, string>): string {
  const shown = values.slice(0, SHOWN).map((id) => names.get(id) ?? id)
  const more = values.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ') || 'none'
}

export const DealHistory = ({ names, ...props }: Props) => (
  <History
    table="deals"
    {...props}
    names={names}
    show={(column, value) => {
      if (isIds(value)) return listOf(value, names)
      if (typeof value === 'string')
        return hasKey(WORDS, column) ? (WORDS[column][value] ?? null) : showPicture('deals', column, value)
      if (typeof value !== 'number') return null
      if (column.endsWith('_cents')) return formatCents(value)
      return column === 'offer_basis_points' ? `${value / 100}%` : null
    }}
  />
)

export const DeletedDeal = (props: Props) => (
  <DeletedRecord list={{ href: owlPaths.deals(), label: 'All deals' }} title="This deal was deleted">
    <DealHistory {...props} />
  </DeletedRecord>
)
