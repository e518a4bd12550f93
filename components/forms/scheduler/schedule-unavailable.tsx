import { buttonVariants } from '@/components/ui/button-variants'
import { MailLink } from './mail-link'

type Props = {
  contactEmail: string
  /** A link that reloads the page, or a callback that retries. */
  tryAgain: { href: string } | { onClick: () => void }
}

const look = buttonVariants({ variant: 'outline', className: 'mt-5' })

export function ScheduleUnavailable({ contactEmail, tryAgain }: Props) {
  return (
    <div role="alert">
      <p className="font-medium">The free times could not be loaded.</p>
      <p className="mt-1 text-muted-foreground">
        Try again in a moment, or write to <MailLink address={contactEmail} />.
      </p>
      {'href' in tryAgain ? (
        <a href={tryAgain.href} className={look}>
          Try again
        </a>
      ) : (
        <button type="button" onClick={tryAgain.onClick} className={look}>
          Try again
        </button>
      )}
    </div>
  )
}
