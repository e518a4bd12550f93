import { History } from '@/components/staff/record/history'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'

type Props = {
  entries: HistoryEntry[]
  moreHref: string | null
  owners: readonly { id: string; name: string }[]
  undo: Action
}

export const SiteGroupHistory = ({ owners, ...props }: Props) => (
  <History {...props} table="parent_groups" names={new Map(owners.map(({ id, name }) => [id, name]))} />
)
