import type { Metadata } from 'next'
import { listViewActions } from '@/components/staff/list/saved-views'
import { MailList } from '@/components/staff/mail/mail-list'
import { requireArea } from '@/lib/auth/session'
import { searchMail } from '@/lib/data/portal/mail'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { isMailKept, toMessage } from '@/lib/mail/messages'
import { MAIL_LIST } from '@/lib/portal/mail-list'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { sendChosenAgain } from './actions'

const screen = getScreen('admin', 'mail')

export const metadata: Metadata = { title: screen.title }

export default async function MailPage({ searchParams }: PageProps<'/dashboard/admin/mail'>) {
  await requireArea('admin', screenHref(screen))
  const query = readListQuery(MAIL_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, works, views] = await Promise.all([
    searchMail(query),
    listBulkWork('mail'),
    listSavedViews(MAIL_LIST.name),
  ])
  return (
    <MailList
      title={screen.title}
      description={screen.description}
      query={query}
      page={{ ...page, rows: page.rows.map(toMessage) }}
      asOf={asOf}
      works={works}
      isKept={isMailKept()}
      views={views}
      viewActions={listViewActions('admin', MAIL_LIST.name)}
      sendAgain={sendChosenAgain}
    />
  )
}
