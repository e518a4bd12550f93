import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LeadMatch } from '@/lib/data/leads/lead-links'
import type { LeadRecord } from '@/lib/data/leads/lead-record'
import { LEAD_STATUS_LABELS, toLeadStatus } from '@/lib/leads/statuses'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'

type Props = {
  area: LeadArea
  lead: LeadRecord
  matches: LeadMatch[]
  link: (formData: FormData) => Promise<void>
}

const REASONS: Record<LeadMatch['reason'], string> = {
  email: 'The same email',
  domain: 'The same domain',
  name: 'The same name',
}

/** Owls know the clients from the CRM; the records of the catalogue are for admins. */
const clientHref = (area: LeadArea, id: string) =>
  area === 'admin' ? staffPaths.client(id) : staffPaths.company(id)

const BUTTON = buttonVariants({ variant: 'outline', size: 'sm' })

/** Who the lead is in our records, and who else of the same person or company is known. */
export function LeadMatches({ area, lead, matches, link }: Props) {
  const clients = matches.filter(({ kind }) => kind === 'client')
  const contacts = matches.filter(({ kind }) => kind === 'contact')
  const leads = matches.filter(({ kind }) => kind === 'lead')
  return (
    <SidebarSection id="who" title="Client and contact">
      <Linked
        label="Client"
        record={lead.client}
        href={lead.client ? clientHref(area, lead.client.id) : null}
        remove="no-client"
        link={link}
      />
      <Linked
        label="Contact"
        record={lead.contact}
        href={lead.contact ? staffPaths.contact(area, lead.contact.id) : null}
        remove="no-contact"
        link={link}
      />
      {(!lead.client || !lead.contact) && (
        <form action={link} className="grid gap-2">
          <button type="submit" name="link" value="add" className={`${BUTTON} justify-self-start`}>
            {area === 'admin' ? 'Add client and contact' : 'Add the contact'}
          </button>
          <p className="text-sm text-muted-foreground">
            Records with the same email or name are linked, and what is missing is added.
            {area === 'owl' && ' New clients are added by an admin.'}
          </p>
        </form>
      )}
      {matches.length > 0 && (
        <>
          <h3 className="mt-2 font-medium">The same person or company?</h3>
          <ul className="divide-y border-y">
            {clients.map((match) => (
              <Match
                key={match.id}
                match={match}
                href={clientHref(area, match.id)}
                link={match.id === lead.client?.id ? null : link}
              />
            ))}
            {contacts.map((match) => (
              <Match
                key={match.id}
                match={match}
                href={staffPaths.contact(area, match.id)}
                link={match.id === lead.contact?.id ? null : link}
              />
            ))}
            {leads.map((match) => (
              <Match key={match.id} match={match} href={staffPaths.lead(area, match.id)} link={null} />
            ))}
          </ul>
        </>
      )}
    </SidebarSection>
  )
}

type LinkedProps = {
  label: string
  record: { id: string; name: string } | null
  href: string | null
  remove: string
  link: Props['link']
}

function Linked({ label, record, href, remove, link }: LinkedProps) {
  if (!record) return null
  return (
    <form action={link} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="text-sm text-muted-foreground">{label}</span>
      {href ? (
        <StaffLink href={href} className="[overflow-wrap:anywhere] underline underline-offset-4">
          {record.name}
        </StaffLink>
      ) : (
        <span className="[overflow-wrap:anywhere]">{record.name}</span>
      )}
      <button
        type="submit"
        name="link"
        value={remove}
        className="min-h-7 text-sm text-muted-foreground underline underline-offset-4 hover:text-foreground"
      >
        Unlink<span className="sr-only"> {record.name}</span>
      </button>
    </form>
  )
}

type MatchProps = { match: LeadMatch; href: string | null; link: Props['link'] | null }

function Match({ match, href, link }: MatchProps) {
  const { kind, label, detail, reason, happenedAt } = match
  const status = kind === 'lead' ? toLeadStatus(detail) : null
  return (
    <li className="grid justify-items-start gap-1 py-2 [overflow-wrap:anywhere]">
      {href ? (
        <StaffLink href={href} className="underline underline-offset-4">
          {label}
        </StaffLink>
      ) : (
        <span>{label}</span>
      )}
      <span className="text-sm text-muted-foreground">
        {REASONS[reason]}: {kind}
        {status ? `, ${LEAD_STATUS_LABELS[status]}` : detail && `, ${detail}`}
        {happenedAt && (
          <>
            , <OfficeTime at={happenedAt} />
          </>
        )}
      </span>
      {link && (
        <form action={link}>
          <input type="hidden" name="record" value={match.id} />
          <button type="submit" name="link" value={kind} className={BUTTON}>
            Link<span className="sr-only"> to {label}</span>
          </button>
        </form>
      )}
    </li>
  )
}
