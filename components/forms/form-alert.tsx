import { buttonVariants } from '@/components/ui/button-variants'
import type { FailureReason, FormState } from '@/lib/forms/form-state'

const NO_PERSON = 'We could not tell whether a person sent this. Wait a few seconds and send it again'

const WHAT_TO_DO: Record<FailureReason, string> = {
  refused: NO_PERSON,
  recaptcha: NO_PERSON,
  busy: 'Too many requests came from your connection just now. Send it again in ten minutes',
  unavailable: 'What you typed is still here. Send it again in a moment',
  closed: 'This page has been closed. Ask the person who sent you the link to reopen it',
  changed: 'The files have changed since you opened this page. Review them and send it again',
  used: 'This link works once, and a review was already sent with it. Ask the person who sent it for a new one',
  outdated: 'This page was updated while you were writing. Reload it, your text is kept, and send it again',
}

type Props = {
  state: FormState
  contactEmail: string
  what?: string
  /** What to do in words of this form, without a full stop. */
  reasons?: Partial<Record<FailureReason, string>>
}

/** Takes the focus when a page without JavaScript shows it. */
export function FormAlert({ state, contactEmail, what = 'message', reasons }: Props) {
  return (
    <div role="alert">
      {state.status === 'invalid' && Object.keys(state.errors).length > 0 && (
        <p className="mb-5 border-l-2 border-destructive py-1 pl-4 text-sm">
          Some fields above need your attention.
        </p>
      )}
      {state.status === 'failed' && (
        <div tabIndex={-1} autoFocus className="mb-5 border-l-2 border-destructive py-1 pl-4 outline-none">
          <p className="font-medium text-destructive">Your {what} was not sent.</p>
          <p className="mt-1 text-sm">
            {reasons?.[state.reason] ?? WHAT_TO_DO[state.reason]}, or write to{' '}
            <a
              href={`mailto:${contactEmail}`}
              className="[overflow-wrap:anywhere] underline underline-offset-4"
            >
              {contactEmail}
            </a>
            .
          </p>
          {state.reason === 'outdated' && (
            <button
              type="button"
              onClick={() => location.reload()}
              className={buttonVariants({ variant: 'outline', size: 'sm', className: 'mt-3' })}
            >
              Reload the page
            </button>
          )}
        </div>
      )}
    </div>
  )
}
