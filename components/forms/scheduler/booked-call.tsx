import { SuccessPanel } from '@/components/forms/success-panel'
import { buttonVariants } from '@/components/ui/button-variants'
import { dayIn, timeIn, zoneNameAt } from '@/lib/time/in-zone'
import { endOfCall } from '@/lib/scheduling/rules'
import type { CallState, IntroCall } from '@/lib/scheduling/types'
import { CalendarEntries } from './calendar-entries'
import { CallAlert } from './call-alert'
import { SlotForm, type SlotFormProps } from './slot-form'

type BookedCallTimes = Pick<IntroCall, 'startsAt' | 'expiresAt'>

type Props = SlotFormProps & {
  booked: BookedCallTimes
}

const summaryLook = 'w-fit cursor-pointer py-2 underline decoration-primary underline-offset-[0.3em]'

const isRefused = ({ status }: CallState) => status === 'failed' || status === 'taken'

/** Moving and canceling are in a `details` element, which opens without JavaScript. */
export function BookedCall({ booked: { startsAt, expiresAt }, ...form }: Props) {
  const { call, token, zone, contactEmail } = form
  const time = timeIn(zone)
  const Frame = call.bookState.status === 'booked' ? SuccessPanel : 'div'
  return (
    <div className="grid gap-8">
      <Frame>
        <p className="text-muted-foreground">
          {expiresAt ? 'We hold this time for you' : 'Your intro call is booked for'}
        </p>
        <p className="mt-2 type-heading">
          <time dateTime={startsAt}>
            {dayIn(zone)(startsAt)}
            <span className="block">
              {time(startsAt)} to {time(endOfCall(startsAt))}
            </span>
          </time>
        </p>
        <p className="mt-1 text-muted-foreground">{zoneNameAt(zone, startsAt)}</p>
        {expiresAt && (
          <p className="mt-5 border-l-2 border-primary py-1 pl-4">
            <strong className="font-medium">Press the link in our email within an hour.</strong> Without it,
            the time is free again at {time(expiresAt)}. No email? Look into your spam folder.
          </p>
        )}
      </Frame>
      {!expiresAt && (
        <div>
          <h2 className="mb-3 text-sm font-medium">Add it to your calendar</h2>
          <CalendarEntries startsAt={startsAt} token={token} />
        </div>
      )}
      <div className="grid gap-3 border-t pt-5">
        <p className="text-sm text-muted-foreground">
          Plans change. You can move or cancel the call here
          {expiresAt ? '.' : ', or later with the link in our email.'}
        </p>
        <details name="change-call" open={isRefused(call.bookState) || undefined}>
          <summary className={summaryLook}>Choose another time</summary>
          <div className="pt-6 pb-4">
            <SlotForm {...form} />
          </div>
        </details>
        <details name="change-call" open={isRefused(call.cancelState) || undefined}>
          <summary className={summaryLook}>Cancel the call</summary>
          <form {...call.cancelForm} className="grid gap-4 pt-4 pb-2">
            <input type="hidden" name="token" value={token} />
            <p>Your message stays with us, and you can book again at any time.</p>
            <CallAlert
              state={call.cancelState}
              zone={zone}
              isSending={call.isSending}
              contactEmail={contactEmail}
            />
            <button
              type="submit"
              aria-disabled={call.isSending}
              className={buttonVariants({ variant: 'destructive', className: 'w-full sm:w-fit' })}
            >
              {call.isSending ? 'One moment…' : 'Yes, cancel it'}
            </button>
          </form>
        </details>
      </div>
    </div>
  )
}
