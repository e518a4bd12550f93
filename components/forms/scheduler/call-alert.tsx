import { buttonVariants } from '@/components/ui/button-variants'
import { momentIn } from '@/lib/time/in-zone'
import type { CallFailure, CallState } from '@/lib/scheduling/types'
import { MailLink } from './mail-link'

const WHAT_TO_DO: Record<CallFailure, string> = {
  unchosen: 'Choose a time first',
  expired: 'This link is no longer valid. Please use the one in our latest email',
  held: 'We read your message first and then email you about a time. Please wait for our email',
  busy: 'Too many calls were booked or moved. Please try again later',
  unavailable: 'Nothing was changed, and your choice is still here. Please try again in a moment',
  outdated: 'This page was updated in the meantime. Reload it and choose again',
}

type Props = { state: CallState; zone: string; isSending: boolean; contactEmail: string }

/** Why nothing was booked. The nearest free times can be booked with one press. */
export function CallAlert({ state, zone, isSending, contactEmail }: Props) {
  const moment = momentIn(zone)
  return (
    <div role="alert">
      {state.status === 'failed' && (
        <p tabIndex={-1} autoFocus className="border-l-2 border-destructive py-1 pl-4 text-sm outline-none">
          {WHAT_TO_DO[state.reason]}
          {state.reason !== 'unchosen' && (
            <>
              , or write to <MailLink address={contactEmail} />
            </>
          )}
          .
        </p>
      )}
      {state.status === 'taken' && (
        <div tabIndex={-1} autoFocus className="border-l-2 border-destructive py-1 pl-4 outline-none">
          <p className="font-medium">That time is no longer free.</p>
          {state.nearest.length > 0 && (
            <>
              <p className="mt-1 mb-3 text-sm text-muted-foreground">Book one of the nearest instead:</p>
              <div className="grid justify-items-start gap-2">
                {state.nearest.map((slot) => (
                  <button
                    key={slot}
                    type="submit"
                    name="slot"
                    value={slot}
                    aria-disabled={isSending}
                    className={buttonVariants({
                      variant: 'outline',
                      size: 'sm',
                      className: 'h-auto! min-h-11 py-2 text-left whitespace-normal!',
                    })}
                  >
                    {moment(slot)}
                  </button>
                ))}
              </div>
            </>
          )}
        </div>
      )}
    </div>
  )
}
