import type { ReactNode } from 'react'
import { FactList } from '@/components/staff/list/fact-list'
import { MailAddress } from '@/components/staff/list/mail-address'
import { OfficeTime } from '@/components/staff/office-time'
import type { ReviewedApplication } from '@/lib/data/leads/application-review'
import { ApplicationGear } from './application-gear'
import { ApplicationStatusBadge } from './application-status-badge'
import { DecisionForm } from './decision-form'
import { WebLink } from './web-link'

type Props = {
  application: ReviewedApplication
  changeStatus: (formData: FormData) => Promise<void>
  settleGear: (formData: FormData) => Promise<void>
}

const OWN_WORDS = 'rounded-md border bg-card p-5 break-words whitespace-pre-wrap'

export function ApplicationDetail({ application, changeStatus, settleGear }: Props) {
  const { street, place, zipCode, country, website, linkedinUrl } = application
  const facts: [string, ReactNode][] = [
    ['Email', <MailAddress key="email" address={application.email} />],
    ['Phone', application.phone],
    [
      'Address',
      <address key="address" className="whitespace-pre-line not-italic">
        {[street, `${place} ${zipCode}`, country].join('\n')}
      </address>,
    ],
    ['Website', website && <WebLink key="website" typed={website} />],
    ['LinkedIn', linkedinUrl && <WebLink key="linkedin" typed={linkedinUrl} />],
    ['Came from', application.source],
    ['Received', <OfficeTime key="received" at={application.createdAt} />],
  ]
  return (
    <div className="grid gap-8">
      <div>
        <ApplicationStatusBadge status={application.status} />
        <h1 className="mt-3 type-title break-words">{application.name}</h1>
        <p className="mt-2 break-words text-muted-foreground">{place}</p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8 lg:order-last">
          <DecisionForm status={application.status} change={changeStatus} />
          <FactList facts={facts} />
        </div>
        <div className="grid content-start gap-10">
          <p className={OWN_WORDS}>{application.about}</p>
          <div className="grid gap-10 xl:grid-cols-2">
            <ApplicationGear title="Cameras" gear={application.cameras} settleGear={settleGear} />
            <ApplicationGear title="Lenses" gear={application.lenses} settleGear={settleGear} />
          </div>
          {application.gear && (
            <section>
              <h2 className="mb-3 type-heading">Additional gear</h2>
              <p className={OWN_WORDS}>{application.gear}</p>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
