import { FollowUp } from '@/components/staff/follow-up/follow-up'
import { FactList, WebLink } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { canEnter, type UserType } from '@/lib/auth/roles'
import type { Company } from '@/lib/leads/crm'
import type { FollowUp as FollowUpData } from '@/lib/leads/follow-up'
import { staffPaths } from '@/lib/portal/staff-paths'
import { companyToday, longDate } from '@/lib/time/in-zone'
import { industryHeading } from '@/lib/video/labels'
import { Activity } from './activity'
import {
  CompanyAdGroups,
  CompanyContacts,
  CompanyLeads,
  CompanyQuotes,
  CompanyReviews,
  CompanyVideos,
} from './company-parts'

type Props = { company: Company; role: UserType; followUp: FollowUpData | null; showsAll: boolean }

/** Whether a list has more than it shows. */
const hasMore = (company: Company) =>
  company.contacts.length < company.contactCount ||
  company.quotes.length < company.quoteCount ||
  company.videos.length < company.videoCount ||
  company.reviews.length < company.reviewCount ||
  (company.leads?.length ?? 0) < (company.leadCount ?? 0) ||
  (company.adGroups?.length ?? 0) < (company.adGroupCount ?? 0)

/** Everything about one client of the catalogue. */
export function CompanyScreen({ company, role, followUp, showsAll }: Props) {
  const parts = { company, role, today: companyToday() }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.crm()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          Back to the CRM
        </StaffLink>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h1 className="type-title [overflow-wrap:anywhere]">{company.name}</h1>
          {canEnter('admin', role) && (
            <StaffLink
              href={staffPaths.client(company.id)}
              className={buttonVariants({ variant: 'outline' })}
            >
              Edit client
            </StaffLink>
          )}
        </div>
        <FactList
          facts={[
            ['Website', company.website && <WebLink text={company.website} />],
            ['Industry', company.industry && industryHeading(company.industry)],
            ['Client since', longDate(company.createdAt)],
          ]}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <FollowUp
            subject={{ kind: 'client', id: company.id }}
            followUp={followUp}
            moreHref={staffPaths.company(company.id, { notes: 'all' })}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CompanyContacts {...parts} />
          <Activity activity={company.activity} role={role} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-1">
          <CompanyLeads {...parts} />
          <CompanyQuotes {...parts} />
          <CompanyVideos {...parts} />
          <CompanyReviews {...parts} />
          <CompanyAdGroups {...parts} />
          {hasMore(company) && !showsAll && (
            <StaffLink
              href={staffPaths.company(company.id, { show: 'all' })}
              scroll={false}
              className="justify-self-start text-sm underline underline-offset-4"
            >
              Show everything
            </StaffLink>
          )}
        </div>
      </div>
    </div>
  )
}
