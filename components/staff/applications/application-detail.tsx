import type { ReactNode } from 'react'
import { GearDecisionForm } from './gear-suggestions'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList, MailAddress, PhoneNumber, WebLink } from '@/components/staff/record/fact-list'
import { History } from '@/components/staff/record/history'
import { Button } from '@/components/ui/button'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { ApplicationGear as Gear, ReviewedApplication } from '@/lib/data/leads/application-review'
import type { Action } from '@/lib/forms/form-state'
import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  NEXT_APPLICATION_STATUSES,
} from '@/lib/leads/statuses'
import { GEAR_STATUS_LABELS } from '@/lib/leads/gear'
import { StatusBadge } from '@/components/staff/status-badge'

type ApplicationDetailProps = {
  application: ReviewedApplication
  changeStatus: (formData: FormData) => Promise<void>
  decideGear: (formData: FormData) => Promise<void>
  history: HistoryEntry[]
  undo: Action
}

const LABELS = new Map(Object.entries(APPLICATION_STATUS_LABELS))

const TEXT_BOX_CLASS = 'rounded-md border bg-card p-5 break-words whitespace-pre-wrap'

export function ApplicationDetail({
  application,
  changeStatus,
  decideGear,
  ...shown
}: ApplicationDetailProps) {
  const { street, place, zipCode, country, website, linkedinUrl } = application
  const facts: [string, ReactNode][] = [
    ['Email', <MailAddress key="email" address={application.email} />],
    ['Phone', application.phone && <PhoneNumber key="phone" number={application.phone} />],
    [
      'Address',
      <address key="address" className="whitespace-pre-line not-italic">
        {[street, `${place} ${zipCode}`, country].join('\n')}
      </address>,
    ],
    ['Website', website && <WebLink key="website" text={website} />],
    ['LinkedIn', linkedinUrl && <WebLink key="linkedin" text={linkedinUrl} />],
    ['Came from', application.source],
    ['Received', <OfficeTime key="received" at={application.createdAt} />],
  ]
  return (
    <div className="grid gap-8">
      <div>
        <StatusBadge status={application.status} labels={APPLICATION_STATUS_LABELS} />
        <h1 className="mt-3 type-title break-words">{application.name}</h1>
        <p className="mt-2 break-words text-muted-foreground">{place}</p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8 lg:order-last">
          <DecisionForm status={application.status} change={changeStatus} />
          <FactList facts={facts} />
        </div>
        <div className="grid content-start gap-10">
          <p className={TEXT_BOX_CLASS}>{application.about}</p>
          <div className="grid gap-10 xl:grid-cols-2">
            <ApplicationGear title="Cameras" gear={application.cameras} decideGear={decideGear} />
            <ApplicationGear title="Lenses" gear={application.lenses} decideGear={decideGear} />
          </div>
          {application.gear && (
            <section>
              <h2 className="mb-3 type-heading">Additional gear</h2>
              <p className={TEXT_BOX_CLASS}>{application.gear}</p>
            </section>
          )}
          <History
            table="videographer_applications"
            entries={shown.history}
            moreHref={null}
            undo={shown.undo}
            names={LABELS}
          />
        </div>
      </div>
    </div>
  )
}

const ACTION_LABELS: Record<ApplicationStatus, string> = {
  approved: 'Approve',
  declined: 'Decline',
  new: 'Not spam',
  held: 'Hold for review',
  spam: 'Spam',
}

const STATUS_HINTS: Record<ApplicationStatus, string> = {
  new: 'Approve and Decline both email the applicant, five minutes later.',
  held: 'The checks against bots were in doubt, so no confirmation was sent. Choose Not spam to send it.',
  approved: 'The applicant was told. Changing the decision sends another email.',
  declined: 'The applicant was told. Changing the decision sends another email.',
  spam: 'No email goes out.',
}

type DecisionFormProps = { status: ApplicationStatus; change: (formData: FormData) => Promise<void> }

function DecisionForm({ status, change }: DecisionFormProps) {
  return (
    <form action={change} className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {NEXT_APPLICATION_STATUSES[status].map((next, index) => (
          <Button
            key={next}
            type="submit"
            name="to"
            value={next}
            variant={index === 0 && status !== 'approved' ? 'default' : 'outline'}
          >
            {ACTION_LABELS[next]}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">{STATUS_HINTS[status]}</p>
    </form>
  )
}

type ApplicationGearProps = { title: string; gear: Gear[]; decideGear: (formData: FormData) => Promise<void> }

/** Gear from our lists is only named; suggested gear can be approved or declined. */
function ApplicationGear({ title, gear, decideGear }: ApplicationGearProps) {
  return (
    <section>
      <h2 className="mb-3 type-heading">{title}</h2>
      {gear.length === 0 ? (
        <p className="text-muted-foreground">None named.</p>
      ) : (
        <ul className="divide-y border-y">
          {gear.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 break-words">
                {one.name}
                {one.status !== 'approved' && <StatusBadge status={one.status} labels={GEAR_STATUS_LABELS} />}
              </span>
              {one.status === 'pending' && <GearDecisionForm gear={one} decide={decideGear} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
