import { buttonVariants } from '@/components/ui/button-variants'
import type { IntroCall } from '@/lib/scheduling/types'
import { momentIn, timeIn } from '@/lib/time/in-zone'

type Props = {
  /** Null when the time was given back, or the call was canceled. */
  call: IntroCall | null
  token: string
  /** The page to choose, move and cancel. */
  callHref: string
  confirm: (formData: FormData) => Promise<void>
}

/** Where the link of the letter leads: with a button, done, or too late. */
export function ConfirmCall({ call, token, callHref, confirm }: Props) {
  if (!call) {
    return (
      <>
        <h1 className="type-display">This time is free again</h1>
        <p className="text-muted-foreground">
          Nobody confirmed the call within an hour, or it was canceled. Your message is still with us: choose
          another time.
        </p>
        <a href={callHref} className={buttonVariants({ size: 'lg', className: 'w-fit' })}>
          Choose a time
        </a>
      </>
    )
  }
  const when = (
    <p className="type-heading">
      <time dateTime={call.startsAt}>{momentIn(call.timeZone)(call.startsAt)}</time>
    </p>
  )
  if (call.expiresAt === null) {
    return (
      <>
        <h1 className="type-display">Your call is confirmed</h1>
        {when}
        <p className="text-muted-foreground">
          We have sent you an email with a file for your calendar, and a link to move or cancel the call.
        </p>
        <a href={callHref} className={buttonVariants({ variant: 'outline', size: 'lg', className: 'w-fit' })}>
          View the call
        </a>
      </>
    )
  }
  return (
    <>
      <h1 className="type-display">Confirm your call</h1>
      {when}
      <p className="text-muted-foreground">
        We hold this time until {timeIn(call.timeZone)(call.expiresAt)}. After that it is free for somebody
        else.
      </p>
      <form action={confirm}>
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={buttonVariants({ size: 'lg' })}>
          Confirm the call
        </button>
      </form>
    </>
  )
}
