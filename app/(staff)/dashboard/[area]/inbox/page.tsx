import type { Metadata } from 'next'
import { Inbox } from '@/components/staff/inbox/inbox'
import { listNotifications } from '@/lib/data/portal/inbox'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Inbox' }

const MAX_PAGE = 1000

const toPage = (text: unknown) => Math.min(Math.max(1, Math.trunc(Number(text)) || 1), MAX_PAGE)

export default async function InboxPage({ params, searchParams }: PageProps<'/dashboard/[area]/inbox'>) {
  const { viewer, area, screen } = await requireScreen((await params).area, 'inbox')
  const query = await searchParams
  const show = query.show === 'all' ? 'all' : 'unread'
  const page = toPage(query.page)
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
