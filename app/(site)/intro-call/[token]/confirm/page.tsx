import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConfirmCall } from '@/components/forms/scheduler/confirm-call'
import { ScheduleUnavailable } from '@/components/forms/scheduler/schedule-unavailable'
import { Container } from '@/components/ui/container'
import { confirmCall } from '@/lib/actions/intro-call'
import { getSchedule } from '@/lib/data/leads/schedule'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { callPath, readConfirmingLeadId } from '@/lib/scheduling/call-link'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Confirm Your Intro Call',
  robots: { index: false, follow: false },
  // The URL is a secret. 'no-referrer' would also hide the origin of the form.
  referrer: 'same-origin',
}

/** Only the posted form confirms: mail scanners open the link too. */
export default async function ConfirmCallPage({ params }: PageProps<'/intro-call/[token]/confirm'>) {
  const { token } = await params
  const leadId = readConfirmingLeadId(token)
  if (!leadId) notFound()
  const schedule = await getSchedule(leadId)
  const call = schedule?.kind === 'builtin' ? schedule.agenda.call : null
  return (
    <Container className="pt-28 pb-20 nav:pt-36 nav:pb-28">
      <div className="grid max-w-xl gap-6">
        {schedule ? (
          <ConfirmCall
            call={call}
            token={token}
            callHref={callPath(leadId, call?.startsAt ?? new Date().toISOString())}
            confirm={confirmCall}
          />
        ) : (
          <>
            <h1 className="type-display">Your intro call</h1>
            <ScheduleUnavailable
              contactEmail={env.CONTACT_EMAIL}
              tryAgain={{ href: paths.introCallConfirmation(token) }}
            />
          </>
        )}
      </div>
    </Container>
  )
}
