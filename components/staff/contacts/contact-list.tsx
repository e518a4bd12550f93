import Link from 'next/link'
import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import { OfficeTime } from '@/components/staff/office-time'
import { MailAddress } from '@/components/staff/record/fact-list'
import { buttonVariants } from '@/components/ui/button-variants'
import { deleteListView, saveListView } from '@/lib/actions/saved-views'
import { CONTACT_LIST, type ContactColumn, type ContactRow, HAS_EMAIL_LABELS } from '@/lib/catalogue/contacts'
import type { NamedClient } from '@/lib/data/catalogue/client-list'
import type { ContactQuery } from '@/lib/data/catalogue/contact-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { staffPaths, CONTACT_SCREENS, type ContactArea } from '@/lib/portal/staff-paths'

type ContactListProps = {
  area: ContactArea
  title: string
  description?: string
  query: ContactQuery
  page: ListPage<ContactRow>
  clients: NamedClient[]
  views: SavedView[]
}

export function ContactList({ area, title, description, clients, query, page, views }: ContactListProps) {
  const place = { area, list: CONTACT_SCREENS[area] }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-2">
          <Link href={staffPaths.contactImports(area)} className={buttonVariants({ variant: 'outline' })}>
            Import
          </Link>
          <Link href={staffPaths.newContact(area)} className={buttonVariants()}>
            New contact
          </Link>
        </div>
      </div>
      <ListScreen
        query={query}
        page={page}
        views={views}
        viewActions={{ save: saveListView.bind(null, place), remove: deleteListView.bind(null, place) }}
        spec={CONTACT_LIST}
        toRow={(contact) => toListRow(area, contact)}
        options={{ client: optionsFromRecords(clients), email: optionsFromLabels(HAS_EMAIL_LABELS) }}
        hrefOf={(query) => staffPaths.contacts(area, query)}
        exportHref={(query) => staffPaths.contactExport(area, query)}
        bulk={null}
      />
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (area: ContactArea, contact: ContactRow): ListRow<ContactColumn> => ({
  id: contact.id,
  href: staffPaths.contact(area, contact.id),
  title: contact.name,
  cells: {
    position: contact.position ?? NONE,
    client: contact.client ?? NONE,
    email: contact.email ? <MailAddress address={contact.email} /> : NONE,
    phone: contact.phone ? <span className="whitespace-nowrap tabular-nums">{contact.phone}</span> : NONE,
    reviews: <span className="tabular-nums">{contact.reviews}</span>,
    created: <OfficeTime at={contact.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={contact.changedAt} className={TIME_CLASS} />,
  },
})
