import {
  cellsOf,
  type ListColumns,
  numberColumn,
  textsOf,
  timeColumn,
} from '@/components/staff/list/list-columns'
import type { ListRow } from '@/components/staff/list/list-table'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import type { Message } from '@/lib/mail/messages'
import { MAIL_STATUS_LABELS, type MailColumn, type MailStatus } from '@/lib/portal/mail-list'
import { staffPaths } from '@/lib/portal/staff-paths'

const TONES = { waiting: 'waiting', failed: 'problem', sent: 'done' } as const

type StatusProps = {
  status: MailStatus
  /** Without a mail server nothing waits: messages are kept to be read. */
  isKept: boolean
}

export const MailBadge = ({ status, isKept }: StatusProps) => (
  <Badge tone={isKept && status === 'waiting' ? 'idle' : TONES[status]}>
    {isKept && status === 'waiting' ? 'Kept' : MAIL_STATUS_LABELS[status]}
  </Badge>
)

const columns = (isKept: boolean): ListColumns<MailColumn, Message> => ({
  subject: { text: ({ subject }) => subject },
  recipient: { text: ({ recipient }) => recipient },
  kind: { text: ({ kind }) => kind },
  status: {
    text: ({ status }) => MAIL_STATUS_LABELS[status],
    cell: ({ status }) => <MailBadge status={status} isKept={isKept} />,
  },
  reason: { text: ({ lastError }) => lastError },
  attempts: numberColumn(({ attempts }) => attempts),
  written: timeColumn(({ createdAt }) => createdAt),
  sent: {
    text: ({ sentAt }) => sentAt,
    cell: ({ sentAt }) => sentAt && <OfficeTime at={sentAt} className="text-muted-foreground tabular-nums" />,
  },
})

/** For `exportList`. */
export const MAIL_TEXTS = textsOf(columns(false))

export const toMailRow =
  (isKept: boolean) =>
  (message: Message): ListRow<MailColumn> => ({
    id: message.id,
    href: staffPaths.message(message.id),
    title: message.subject,
    cells: cellsOf(columns(isKept), message),
  })
