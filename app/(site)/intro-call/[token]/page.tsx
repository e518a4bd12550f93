import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ScheduleUnavailable } from '@/components/forms/scheduler/schedule-unavailable'
import { SchedulerChoice } from '@/components/forms/scheduler/scheduler-choice'
import { Container } from '@/components/ui/container'
import { bookCall, cancelCall } from '@/lib/actions/intro-call'
import { getSchedule } from '@/lib/data/leads/schedule'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { readLeadId } from '@/lib/scheduling/call-link'
import { isTimeZone } from '@/lib/scheduling/zones'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Your Intro Call',
  robots: { index: false, follow: false },
  // The URL is the key to the call. 'no-referrer' would also hide the origin of form posts.
  referrer: 'same-origin',
}

export default async function IntroCallPage({ params, searchParams }: PageProps<'/intro-call/[token]'>) {
  const { token } = await params
  const leadId = readLeadId(token)
  if (!leadId) notFound()
  const [schedule, { zone }] = await Promise.all([getSchedule(leadId), searchParams])
  return (
    <Container className="grid gap-x-16 gap-y-10 pt-28 pb-20 nav:pt-36 nav:pb-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="h-fit lg:sticky lg:top-28">
        <h1 className="type-display">Your intro call</h1>
        <p className="mt-6 max-w-xl type-lede text-muted-foreground">
          Half an hour with a producer: what you want to film, where, and what it takes. Free, and you decide
          after that.
        </p>
      </div>
      <div className="corner-ticks relative -mx-5 h-fit bg-card px-5 py-12 [--tick-inset:0px] [--tick:1.25rem] sm:mx-0 sm:px-10">
        {schedule ? (
          <SchedulerChoice
            schedule={schedule}
            token={token}
            actions={{ book: bookCall, cancel: cancelCall }}
            askedZone={typeof zone === 'string' && isTimeZone(zone) ? zone : null}
            contactEmail={env.CONTACT_EMAIL}
          />
        ) : (
          <ScheduleUnavailable contactEmail={env.CONTACT_EMAIL} tryAgain={{ href: paths.introCall(token) }} />
        )}
      </div>
    </Container>
  )
}
