import { Panel, PanelRow } from '@/components/staff/crm/panel'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { CONTACT_WAY_LABELS } from '@/lib/catalogue/contacts'
import type { NamedContact, NamedContacts } from '@/lib/owl/site-group-screen'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { DoNotContact } from './contact-duties'

type Props = {
  contacts: NamedContacts
  /** What a new contact begins with. */
  start: { group?: string; sites?: string; brand?: string }
  /** The list of these contacts. */
  allHref: string
  empty: string
}

/** Whom to call about a site group, a site or a brand. */
export const ContactsPanel = ({ contacts: { count, rows }, start, allHref, empty }: Props) => (
  <Panel
    id="contacts"
    title="Contacts"
    count={count}
    more={{ href: staffPaths.newContact('owl', start), label: 'Add contact' }}
    empty={empty}
    isEmpty={rows.length === 0}
  >
    <ul className="divide-y">
      {rows.map((contact) => (
        <PanelRow
          key={contact.id}
          href={staffPaths.contact('owl', contact.id)}
          title={contact.name}
          side={contact.doNotContact && <DoNotContact />}
        >
          <Duties {...contact} />
        </PanelRow>
      ))}
    </ul>
    {count > rows.length && (
      <p className="border-t px-4 py-3 text-sm">
        <StaffLink href={allHref} className="underline underline-offset-4">
          All {formatCount(count)} contacts
        </StaffLink>
      </p>
    )}
  </Panel>
)

function Duties({ position, reach, email, phone, preferredWay, doNotContact, sites, isOwn }: NamedContact) {
  return (
    <>
      {(position ?? reach) && <span>{[position, reach].filter(Boolean).join(', ')}</span>}
      {isOwn ? (
        <Badge>This site</Badge>
      ) : (
        sites > 0 && <span>{sites === 1 ? 'One site' : `${formatCount(sites)} sites`}</span>
      )}
      {!doNotContact && preferredWay && <span>Prefers: {CONTACT_WAY_LABELS[preferredWay]}</span>}
      {!doNotContact && email && <span>{email}</span>}
      {!doNotContact && phone && <span className="whitespace-nowrap tabular-nums">{phone}</span>}
    </>
  )
}
