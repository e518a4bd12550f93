import type { ReactNode } from 'react'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList, MailAddress, PhoneNumber } from '@/components/staff/record/fact-list'
import type { LeadRecord } from '@/lib/data/leads/lead-record'
import { PHONE_SOURCE } from '@/lib/leads/new-lead'

/** What the lead sent. */
export function LeadRequest({ lead }: { lead: LeadRecord }) {
  const facts: [string, ReactNode][] = [
    ['Email', <MailAddress key="email" address={lead.email} />],
    ['Phone', lead.phoneNumber && <PhoneNumber key="phone" number={lead.phoneNumber} />],
    // Not a link: visitors type it, so it could lead anywhere.
    ['Website', lead.website],
    ['Place', lead.place],
    ['Came from', lead.source === PHONE_SOURCE ? 'A phone call' : lead.source],
    ['Received', <OfficeTime key="received" at={lead.createdAt} />],
  ]
  return (
    <section aria-labelledby="request" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 id="request" className="type-heading">
        Request
      </h2>
      <p className="rounded-md border bg-card p-5 break-words whitespace-pre-wrap">{lead.message}</p>
      <FactList facts={facts} />
    </section>
  )
}
