import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/close-icon'
import { paths } from '@/lib/paths'

type LoginAlertProps = { message: string; next: string | null; onDismiss: () => void }

/** The close button is a separate form: without JavaScript it loads the page again. */
export function LoginAlert({ message, next, onDismiss }: LoginAlertProps) {
  return (
    <div
      role="alert"
      className="flex items-center justify-between gap-3 rounded-md border border-destructive bg-destructive/10 py-1 pr-1 pl-4 text-destructive"
    >
      <p>{message}</p>
      <form
        action={paths.login()}
        onSubmit={(event) => {
          event.preventDefault()
          onDismiss()
        }}
      >
        {next && <input type="hidden" name="next" value={next} />}
        <Button type="submit" variant="ghost" size="icon" aria-label="Dismiss">
          <CloseIcon />
        </Button>
      </form>
    </div>
  )
}
