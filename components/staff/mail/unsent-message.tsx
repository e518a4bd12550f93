import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { UnsentMail } from '@/lib/data/portal/unsent-mail'

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

export function UnsentMessage({ mail, isKept, sendAgain }: UnsentMessageProps) {
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
