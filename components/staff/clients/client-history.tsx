import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ClientLogo } from './client-logo'

type Props = {
  entries: HistoryEntry[]
  moreHref: string | null
  industries: readonly (readonly [id: string, label: string])[]
  undo: Action
}

export const ClientHistory = ({ entries, moreHref, industries, undo }: Props) => (
  <History
    table="clients"
    entries={entries}
    moreHref={moreHref}
    undo={undo}
    names={new Map(industries)}
    show={(column, value) =>
      column === 'logo' && typeof value === 'string' ? <ClientLogo logo={value} size="small" /> : null
    }
  />
)

export const DeletedClient = (props: Props) => (
  <DeletedRecord list={{ href: staffPaths.clients(), label: 'All clients' }} title="This client was deleted">
    <ClientHistory {...props} />
  </DeletedRecord>
)
