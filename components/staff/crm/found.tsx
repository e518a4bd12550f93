import { RowShortcuts } from '@/components/staff/list/list-rows'
import { StaffLink } from '@/components/staff/staff-link'
import type { CrmHome } from '@/lib/leads/crm'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { Panel, PanelRow } from './panel'

const Rest = ({ shown, all, href, what }: { shown: number; all: number; href: string; what: string }) =>
  shown < all && (
    <p className="border-t px-4 py-3 text-sm">
      <StaffLink href={href} className="underline underline-offset-4">
        All {formatCount(all)} {what}
      </StaffLink>
    </p>
  )

/** Clients and contacts that contain the words; without words those that changed last. */
export function Found({
  found,
  text,
  canKeepClients,
}: {
  found: CrmHome['found']
  text: string
  canKeepClients: boolean
}) {
  const { clients, clientCount, contacts, contactCount } = found
  const words = new URLSearchParams(text ? { q: text } : {})
  const empty = text ? 'Nothing matches. Try fewer words.' : 'There are none yet.'
  return (
    <RowShortcuts
      label={text ? 'Search results' : 'Changed last'}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2"
    >
      <Panel id="clients" title="Clients" count={clientCount} empty={empty} isEmpty={clients.length === 0}>
        <ul className="divide-y">
          {clients.map(({ id, name, contacts }) => (
            <PanelRow key={id} href={staffPaths.company(id)} title={name}>
              {contacts === 1 ? '1 contact' : `${formatCount(contacts)} contacts`}
            </PanelRow>
          ))}
        </ul>
        {canKeepClients && (
          <Rest shown={clients.length} all={clientCount} href={staffPaths.clients(words)} what="clients" />
        )}
      </Panel>
      <Panel
        id="contacts"
        title="Contacts"
        count={contactCount}
        empty={empty}
        isEmpty={contacts.length === 0}
      >
        <ul className="divide-y">
          {contacts.map(({ id, name, position, client, email, phone }) => (
            <PanelRow key={id} href={staffPaths.contact('owl', id)} title={name}>
              {[position, client].filter(Boolean).join(', ') || 'No client'}
              {email && <span>{email}</span>}
              {phone && <span>{phone}</span>}
            </PanelRow>
          ))}
        </ul>
        <Rest
          shown={contacts.length}
          all={contactCount}
          href={staffPaths.contacts('owl', words)}
          what="contacts"
        />
      </Panel>
    </RowShortcuts>
  )
}
