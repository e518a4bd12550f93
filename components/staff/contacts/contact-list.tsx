import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import { OfficeTime } from '@/components/staff/office-time'
import { MailAddress } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { listViewActions } from '@/components/staff/list/saved-views'
import {
  CONTACT_LIST,
  CONTACT_WAY_LABELS,
  type ContactChoices,
  type ContactColumn,
  type ContactRow,
  DO_NOT_CONTACT_LABELS,
  HAS_EMAIL_LABELS,
} from '@/lib/catalogue/contacts'
import type { ContactQuery } from '@/lib/data/catalogue/contact-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { staffPaths, CONTACT_SCREENS, type ContactArea } from '@/lib/portal/staff-paths'
import { DoNotContact } from './contact-duties'

type ContactListProps = {
  area: ContactArea
  title: string
  description?: string
  query: ContactQuery
  page: ListPage<ContactRow>
  choices: ContactChoices
  /** The site that the list is narrowed to. */
  site: { id: string; name: string } | null
  views: SavedView[]
}

export function ContactList(props: ContactListProps) {
  const { area, title, description, choices, site, query, page, views } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-2">
          <StaffLink
            href={staffPaths.contactImports(area)}
            className={buttonVariants({ variant: 'outline' })}
          >
            Import
          </StaffLink>
          <StaffLink href={staffPaths.newContact(area)} className={buttonVariants()}>
            New contact
          </StaffLink>
        </div>
      </div>
      <ListScreen
        query={query}
        page={page}
        views={views}
        viewActions={listViewActions(area, CONTACT_SCREENS[area])}
        spec={CONTACT_LIST}
        toRow={(contact) => toListRow(area, contact)}
        options={{
          client: optionsFromRecords(choices.clients),
          group: optionsFromRecords(choices.groups),
          ...(site && { site: optionsFromRecords([site]) }),
          brand: optionsFromRecords(choices.brands),
          dnc: optionsFromLabels(DO_NOT_CONTACT_LABELS),
          email: optionsFromLabels(HAS_EMAIL_LABELS),
        }}
        hrefOf={(query) => staffPaths.contacts(area, query)}
        exportHref={(query) => staffPaths.contactExport(area, query)}
        bulk={null}
      />
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'
const NONE = <span className="text-muted-foreground">None</span>

const mailOf = ({ email }: ContactRow) => (email ? <MailAddress address={email} /> : NONE)

/** The address is no link, so that nobody writes by mistake. */
const Off = ({ text }: { text: string | null }) => (
  <span className="grid justify-items-start gap-1">
    {text}
    <DoNotContact />
  </span>
)

const toListRow = (area: ContactArea, contact: ContactRow): ListRow<ContactColumn> => ({
  id: contact.id,
  href: staffPaths.contact(area, contact.id),
  title: contact.name,
  cells: {
    position: contact.position ?? NONE,
    client: contact.client ?? NONE,
    group: contact.group ?? NONE,
    sites: contact.sites.length > 0 ? contact.sites.join(', ') : NONE,
    brand: contact.brand ?? NONE,
    reach: contact.reach ?? NONE,
    preferredWay: contact.preferredWay ? CONTACT_WAY_LABELS[contact.preferredWay] : NONE,
    doNotContact: contact.doNotContact ? 'Yes' : 'No',
    email: contact.doNotContact ? <Off text={contact.email} /> : mailOf(contact),
    phone: contact.phone ? <span className="whitespace-nowrap tabular-nums">{contact.phone}</span> : NONE,
    reviews: <span className="tabular-nums">{contact.reviews}</span>,
    created: <OfficeTime at={contact.createdAt} className={TIME_CLASS} />,
    changed: <OfficeTime at={contact.changedAt} className={TIME_CLASS} />,
  },
})
