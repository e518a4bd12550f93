import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList, MailAddress } from '@/components/staff/record/fact-list'
import { Button } from '@/components/ui/button'
import { fieldLook } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { Lead } from '@/lib/data/leads/leads'
import { LEAD_STATUS_LABELS, LOST_REASON_LABELS } from '@/lib/leads/statuses'
import { StatusBadge } from '@/components/staff/status-badge'

type LeadDetailProps = { lead: Lead; changeStatus: (formData: FormData) => Promise<void> }

export function LeadDetail({ lead, changeStatus }: LeadDetailProps) {
  const place = [lead.city, lead.state].filter(Boolean).join(', ')
  const facts: [string, ReactNode][] = [
    ['Email', <MailAddress key="email" address={lead.email} />],
    ['Phone', lead.phoneNumber],
    // Not a link: visitors type it, so it could lead anywhere.
    ['Website', lead.website],
    ['Place', place],
    ['Came from', lead.source],
    ['Received', <OfficeTime key="received" at={lead.createdAt} />],
  ]
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <StatusBadge status={lead.status} labels={LEAD_STATUS_LABELS} />
        <h1 className="mt-3 type-title break-words">{lead.name}</h1>
        <p className="mt-2 break-words text-muted-foreground">{lead.businessName}</p>
        <p className="mt-8 rounded-md border bg-card p-5 break-words whitespace-pre-wrap">{lead.message}</p>
      </div>
      <div className="grid content-start gap-8">
        <form action={changeStatus} className="group grid gap-3">
          <Label htmlFor="lead-status">Status</Label>
          <div className="flex gap-3">
            <ChoiceSelect
              id="lead-status"
              name="status"
              key={lead.status}
              labels={LEAD_STATUS_LABELS}
              defaultValue={lead.status}
            />
            <Button type="submit">Save</Button>
          </div>
          <div className="hidden gap-3 group-has-[option[value=lost]:checked]:grid">
            <Label htmlFor="lost-reason">Why it was lost</Label>
            <ChoiceSelect
              id="lost-reason"
              name="lostReason"
              labels={{ '': 'Choose', ...LOST_REASON_LABELS }}
            />
          </div>
          {lead.status === 'held' && (
            <p className="text-sm text-muted-foreground">
              The checks against bots were in doubt, so nobody has written back. Save it as New and the
              confirmation goes out.
            </p>
          )}
        </form>
        <FactList facts={facts} />
      </div>
    </div>
  )
}

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  labels: Record<string, string>
}

const ChoiceSelect = ({ labels, className, ...props }: Props) => (
  <select {...props} className={cx(fieldLook, 'h-11', className)}>
    {Object.entries(labels).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
