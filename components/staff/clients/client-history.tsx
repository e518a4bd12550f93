import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import { StaffLink } from '@/components/staff/staff-link'
import { listCounts } from '@/lib/catalogue/clients'
import type { ClientMerge } from '@/lib/data/catalogue/client-merges'
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

type DeletedClientProps = Props & {
  /** Null when it was not merged. */
  merge: ClientMerge | null
}

export const DeletedClient = ({ merge, ...props }: DeletedClientProps) => (
  <DeletedRecord
    list={{ href: staffPaths.clients(), label: 'All clients' }}
    title={merge ? 'This client was merged' : 'This client was deleted'}
    text={merge ? <MergedInto merge={merge} /> : undefined}
  >
    <ClientHistory {...props} />
  </DeletedRecord>
)

function MergedInto({ merge }: { merge: ClientMerge }) {
  const { into } = merge
  const back = listCounts([
    [merge.films, 'film'],
    [merge.reviews, 'review'],
    [merge.contacts, 'contact'],
    [merge.adGroups, 'ad group'],
    [merge.quotes, 'quote'],
    [merge.leads, 'lead'],
  ])
  return (
    <>
      {into ? (
        <>
          It is part of{' '}
          <StaffLink href={staffPaths.client(into.id)} className="underline underline-offset-4">
            {into.name}
          </StaffLink>{' '}
          now.
        </>
      ) : (
        'The client that it became part of was deleted, too.'
      )}{' '}
      Undo the deletion below to restore it with {back ?? 'its own facts only'}.{' '}
      {into && `What ${into.name} took over of its logo, website and industry stays there.`}
    </>
  )
}
