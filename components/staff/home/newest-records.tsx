import Link from 'next/link'
import type { Records } from '@/lib/data/portal/newest-records'
import type { RecordKind } from '@/lib/portal/screens'
import { formatCount } from '@/lib/text/format'

type Props = { kinds: readonly RecordKind[]; load: (kind: RecordKind) => Promise<Records> }

export async function RecordLists({ kinds, load }: Props) {
  const lists = await Promise.all(kinds.map(async (kind) => ({ kind, records: await load(kind) })))
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      {lists.map((list) => (
        <RecordList key={list.kind} {...list} />
      ))}
    </div>
  )
}

function RecordList({ kind, records: { total, rows } }: { kind: RecordKind; records: Records }) {
  const { title, empty } = RECORD_LABELS[kind]
  return (
    <section aria-labelledby={kind} className="rounded-md border bg-card">
      <div className="flex items-baseline justify-between gap-4 border-b px-4 py-3">
        <h2 id={kind} className="type-heading">
          {title}
        </h2>
        <span className="text-sm text-muted-foreground tabular-nums">
          {rows.length < total ? `${formatCount(rows.length)} of ${formatCount(total)}` : formatCount(total)}
        </span>
      </div>
      {rows.length === 0 ? (
        <p className="px-4 py-3 text-muted-foreground">{empty}</p>
      ) : (
        <ul className="divide-y">
          {rows.map(({ id, title: name, detail, href }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
              {href ? (
                <Link
                  href={href}
                  prefetch={false}
                  className="min-w-0 break-words underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              ) : (
                <span className="min-w-0 break-words">{name}</span>
              )}
              <span className="text-sm text-muted-foreground">{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const LoadingDashboard = () => (
  <p role="status" className="animate-pulse text-muted-foreground">
    Loading dashboard...
  </p>
)

type Labels = { title: string; empty: string }

const RECORD_LABELS: Record<RecordKind, Labels> = {
  videos: { title: 'Videos', empty: 'No video has been added.' },
  clients: { title: 'Clients', empty: 'No client has been added.' },
  reviews: { title: 'Client reviews', empty: 'No client has written a review.' },
  contacts: { title: 'Contacts', empty: 'No contact has been added.' },
  adGroups: { title: 'Ad groups', empty: 'No ad group has been planned.' },
  ads: { title: 'Ads', empty: 'No ad has been made.' },
  products: { title: 'Products', empty: 'No product has been added.' },
}
