import { OfficeTime } from '@/components/staff/office-time'
import { FactList } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import type { Message } from '@/lib/mail/messages'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'
import { MailBadge } from './mail-columns'

type Props = {
  message: Message
  /** No mail server is configured. */
  isKept: boolean
  /** The page of the record that it is about. */
  aboutHref: string | null
  sendAgain: () => Promise<void>
}

const time = (at: string | null) => at && <OfficeTime at={at} className="tabular-nums" />

export function MessageDetail({ message, isKept, aboutHref, sendAgain }: Props) {
  const { status, attempts, text } = message
  const isTriedAgain = status === 'waiting' && attempts > 0 && !isKept
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.mail()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All mail
        </StaffLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-title [overflow-wrap:anywhere]">{message.subject}</h1>
          <MailBadge status={status} isKept={isKept} />
        </div>
      </div>
      <FactList
        facts={[
          ['To', message.recipient],
          ['Kind', message.kind],
          ['Written', time(message.createdAt)],
          ['Sent', time(message.sentAt)],
          ['Tries', attempts > 0 && countOf(attempts, 'try', 'tries')],
          ['Why', message.lastError],
          ['Next try', isTriedAgain && time(message.nextAttemptAt)],
          [
            'About',
            aboutHref && (
              <StaffLink key="about" href={aboutHref} className="underline underline-offset-4">
                Open the record
              </StaffLink>
            ),
          ],
        ]}
      />
      {status !== 'sent' && !isKept && (
        <form action={sendAgain}>
          <Button type="submit">Send again</Button>
        </form>
      )}
      <section aria-labelledby="letter" className="grid gap-3">
        <h2 id="letter" className="type-heading">
          Letter
        </h2>
        {text ? (
          <p className="rounded-md border bg-card p-4 break-words whitespace-pre-wrap">{text}</p>
        ) : (
          <p className="text-muted-foreground">The text is no longer kept.</p>
        )}
      </section>
    </div>
  )
}
