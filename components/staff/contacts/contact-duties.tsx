import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { CONTACT_WAY_LABELS, toContactWay } from '@/lib/catalogue/contacts'
import type { ContactRecord } from '@/lib/data/catalogue/contact-record'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCount } from '@/lib/text/format'

const LISTED = 12

/** The first sites as links, and how many more there are. */
export const ContactSites = ({ sites }: { sites: ContactRecord['sites'] }) => (
  <span className="flex flex-wrap gap-x-3 gap-y-1">
    {sites.slice(0, LISTED).map(({ id, number, name }) => (
      <StaffLink key={id} href={owlPaths.site(id)} title={name} className="underline underline-offset-4">
        {number}
      </StaffLink>
    ))}
    {sites.length > LISTED && (
      <span className="text-muted-foreground">and {formatCount(sites.length - LISTED)} more</span>
    )}
  </span>
)

export const DoNotContact = () => <Badge tone="problem">Do not contact</Badge>

/** Above the facts of a person who asked us not to write or call. */
export const DoNotContactNotice = () => (
  <p role="note" className="rounded-md border border-destructive/50 bg-destructive/10 p-4">
    <strong className="font-medium">Do not contact.</strong> This person asked us not to write or call.
    Requests for reviews, quotes and reminders to this address are refused; answers to what this person asks
    are sent.
  </p>
)

/** Values of the history that are codes or ids of sites; null for others. */
export function showDuty(
  column: string,
  value: unknown,
  siteNumbers: ReadonlyMap<string, string>,
): ReactNode {
  switch (column) {
    case 'preferred_way': {
      const way = toContactWay(String(value))
      return way && CONTACT_WAY_LABELS[way]
    }
    case 'do_not_contact':
      return value ? 'Yes' : 'No'
    case 'site_ids': {
      const ids = value as string[]
      const known = ids.flatMap((id) => siteNumbers.get(id) ?? [])
      if (ids.length === 0) return 'None'
      return known.length === ids.length
        ? known.join(', ')
        : `${formatCount(ids.length)} ${ids.length === 1 ? 'site' : 'sites'}`
    }
    default:
      return null
  }
}
