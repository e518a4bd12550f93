import { Panel, PanelLinks, PanelRow } from '@/components/staff/crm/panel'
import { MailBadge } from '@/components/staff/mail/mail-columns'
import { OfficeTime } from '@/components/staff/office-time'
import type { Message } from '@/lib/mail/messages'
import { staffPaths } from '@/lib/portal/staff-paths'

export type UnsentMail = {
  count: number
  failed: number
  rows: Message[]
  /** No mail server is configured. */
  isKept: boolean
}

export const UnsentMailPanel = ({ mail: { count, failed, rows, isKept } }: { mail: UnsentMail }) => (
  <Panel
    id="mail"
    title="Unsent mail"
    more={{ href: staffPaths.mail(), label: 'All mail' }}
    empty="Everything was sent."
    isEmpty={count === 0}
    footer={
      count > 0 && (
        <PanelLinks
          links={[
            { label: 'Not sent', count, href: staffPaths.unsentMail() },
            { label: 'Failed', count: failed, href: staffPaths.failedMail() },
          ]}
        />
      )
    }
  >
    {isKept && (
      <p className="border-b px-4 py-3 text-sm text-muted-foreground">
        No mail server is configured, so messages are kept to be read.
      </p>
    )}
    <ul className="divide-y">
      {rows.map((message) => (
        <PanelRow
          key={message.id}
          href={staffPaths.message(message.id)}
          title={message.subject}
          side={<MailBadge status={message.status} isKept={isKept} />}
        >
          <span>To {message.recipient}</span>
          <OfficeTime at={message.createdAt} />
          {message.lastError && <span className="line-clamp-2 text-foreground">{message.lastError}</span>}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)
