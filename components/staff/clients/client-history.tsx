import Link from 'next/link'
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

/** Stays at the address of a deleted client, so that the deletion can be undone. */
export const DeletedClient = (props: Props) => (
  <div className="grid gap-8">
    <Link href={staffPaths.clients()} className="justify-self-start text-sm underline underline-offset-4">
      All clients
    </Link>
    <div className="grid gap-2">
      <h1 className="type-title">This client was deleted</h1>
      <p className="text-muted-foreground">Undo the deletion below to have it back.</p>
    </div>
    <ClientHistory {...props} />
  </div>
)
