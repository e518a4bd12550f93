import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { UnsentMail, UnsentMailList } from '@/lib/mail/unsent-mail'

type Props = { mail: UnsentMailList; sendAgain: (formData: FormData) => Promise<void> }

export function UnsentMailSection({ mail, sendAgain }: Props) {
  const { rows, total, isKept } = mail
  return (
    <section id="mail" aria-labelledby="mail-heading" className="scroll-mt-6">
      <h2 id="mail-heading" className="type-heading">
        Mail
      </h2>
      <p className="mt-2 mb-4 max-w-2xl text-muted-foreground">
        {total === 0
          ? 'Everything was sent.'
          : isKept
            ? 'No mail server is configured, so messages are kept here to be read.'
            : 'Not sent yet. Messages are tried again by themselves; failed ones are not.'}
      </p>
      {total > 0 && (
        <ul className="divide-y rounded-md border bg-card">
          {rows.map((row) => (
            <UnsentMessage key={row.id} mail={row} isKept={isKept} sendAgain={sendAgain} />
          ))}
        </ul>
      )}
      {total > rows.length && (
        <p className="mt-3 text-sm text-muted-foreground">And {total - rows.length} older ones.</p>
      )}
    </section>
  )
}

type UnsentMessageProps = {
  mail: UnsentMail
  isKept: boolean
  sendAgain: (formData: FormData) => Promise<void>
}

function StateBadge({ isFailed, isKept }: { isFailed: boolean; isKept: boolean }) {
  return (
    <Badge variant={isFailed ? 'destructive' : 'outline'} className="self-start">
      {isFailed ? 'Failed' : isKept ? 'Kept' : 'Waiting'}
    </Badge>
  )
}

function UnsentMessage({ mail, isKept, sendAgain }: UnsentMessageProps) {
  return (
    <li>
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 hover:bg-secondary/50">
          <span className="font-medium break-words">{mail.subject}</span>
          <StateBadge isFailed={mail.isFailed} isKept={isKept} />
          <span className="col-span-2 text-sm break-words text-muted-foreground">
            To {mail.recipient}, <OfficeTime at={mail.createdAt} />
          </span>
        </summary>
        <div className="grid gap-4 border-t p-4">
          {mail.attempts > 0 && (
            <p className="text-sm break-words text-muted-foreground">
              {mail.attempts === 1 ? 'Tried once' : `Tried ${mail.attempts} times`}
              {mail.lastError && `: ${mail.lastError}`}
              {!mail.isFailed && !isKept && (
                <>
                  {' '}
                  Next attempt <OfficeTime at={mail.nextAttemptAt} />.
                </>
              )}
            </p>
          )}
          {mail.text && (
            <p className="rounded-md border bg-background p-4 text-sm break-words whitespace-pre-wrap">
              {mail.text}
            </p>
          )}
          {!isKept && (
            <form action={sendAgain}>
              <input type="hidden" name="id" value={mail.id} />
              <Button type="submit" variant="outline" size="sm">
                Send again
              </Button>
            </form>
          )}
        </div>
      </details>
    </li>
  )
}
