import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { canEnter, type UserType } from '@/lib/auth/roles'
import type { StaffQuote } from '@/lib/data/quotes/quote-record'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { staffPaths, type QuoteArea } from '@/lib/portal/staff-paths'

type Props = {
  area: QuoteArea
  role: UserType | null
  quote: Pick<StaffQuote, 'id' | 'title' | 'client'>
  acceptance: NonNullable<StaffQuote['acceptance']>
}

/** Who has accepted, the signed file, and the work that begins now. */
export function AfterAcceptance({ area, role, quote: { id, title, client }, acceptance }: Props) {
  const adGroupArea = area === 'owl' ? 'admin' : area
  const look = buttonVariants({ variant: 'outline' })
  return (
    <SidebarSection id="quote-accepted" title="Accepted">
      <p className="border-l-2 border-primary py-1 pl-4 [overflow-wrap:anywhere]">
        {acceptance.name} ({acceptance.capacity}) accepted it on <OfficeTime at={acceptance.acceptedAt} />.
      </p>
      <div className="grid justify-items-start gap-3">
        <a href={staffPaths.quoteFile(area, id)} className={look}>
          Download the signed quote
        </a>
        {canEnter(adGroupArea, role) && (
          <StaffLink
            href={staffPaths.newAdGroup(adGroupArea, {
              name: title,
              ...(client && { catalogueClient: client.name }),
            })}
            className={look}
          >
            New ad group
          </StaffLink>
        )}
        {canEnter('admin', role) && (
          <StaffLink
            href={staffPaths.newVideo({ name: title, ...(client && { client: client.name }) })}
            className={look}
          >
            New video
          </StaffLink>
        )}
        <a href={quotePaths.check()} className="text-sm underline underline-offset-4">
          Check a signed file
        </a>
      </div>
    </SidebarSection>
  )
}
