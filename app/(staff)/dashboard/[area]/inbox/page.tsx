import type { Metadata } from 'next'
import { Inbox } from '@/components/staff/inbox/inbox'
import { listNotifications } from '@/lib/data/portal/inbox'
import { readPage } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Inbox' }

export default async function InboxPage({ params, searchParams }: PageProps<'/dashboard/[area]/inbox'>) {
  const { viewer, area, screen } = await requireScreen((await params).area, 'inbox')
  const query = await searchParams
  const show = query.show === 'all' ? 'all' : 'unread'
  const page = readPage(query.page)
  return (
    <Inbox
      area={area}
      role={viewer.role}
      description={screen.description}
      show={show}
      page={page}
      inbox={await listNotifications(show === 'unread', page)}
    />
  )
}
