import { ScreenHeading } from '@/components/staff/headings'
import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import type { MailQuery } from '@/lib/data/portal/mail'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { BulkAction } from '@/lib/list/bulk'
import type { BulkWork } from '@/lib/list/bulk-work'
import { listQueryParams, optionsFromLabels } from '@/lib/list/query'
import { MAX_IN_JOB } from '@/lib/list/selection'
import type { Message } from '@/lib/mail/messages'
import { MAIL_LIST } from '@/lib/portal/mail-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { toMailRow } from './mail-columns'

type Props = {
  title: string
  description?: string
  query: MailQuery
  page: ListPage<Message>
  /** When the page was read, ISO 8601. */
  asOf: string
  works: BulkWork[]
  /** No mail server is configured. */
  isKept: boolean
  views: SavedView[]
  viewActions: SavedViewActions
  sendAgain: BulkAction
}

const { status, kind } = MAIL_LIST.filters

const OPTIONS = {
  status: optionsFromLabels(status.choices),
  kind: optionsFromLabels(kind.choices).toSorted((one, other) => one.label.localeCompare(other.label)),
  from: [],
  to: [],
}

export function MailList({ title, description, asOf, works, isKept, sendAgain, ...props }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHeading title={title} description={description} />
      {isKept && (
        <p className="border-l-2 border-primary py-1 pl-4">
          No mail server is configured, so messages are kept here to be read.
        </p>
      )}
      <BulkWorks
        list="mail"
        nouns={MAIL_LIST.nouns}
        works={works}
        rowHref={(id) => staffPaths.message(id)}
        href={staffPaths.mail(listQueryParams(MAIL_LIST, props.query))}
      />
      <BulkReports action={sendAgain}>
        <ListScreen
          {...props}
          spec={MAIL_LIST}
          toRow={toMailRow(isKept)}
          options={OPTIONS}
          hrefOf={(query) => staffPaths.mail(query)}
          exportHref={(query) => staffPaths.mailExport(query)}
          bulk={isKept ? null : { asOf, limit: MAX_IN_JOB, controls: <BulkButton label="Send again" /> }}
        />
      </BulkReports>
    </div>
  )
}
