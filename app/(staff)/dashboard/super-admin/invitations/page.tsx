import type { Metadata } from 'next'
import { listViewActions } from '@/components/staff/list/saved-views'
import { InvitationList } from '@/components/staff/users/invitation-list'
import { requireArea } from '@/lib/auth/session'
import { INVITATION_LIST } from '@/lib/auth/user-list'
import { searchInvitations } from '@/lib/data/people/invitations'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { isMailKept } from '@/lib/mail/messages'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { changeChosenInvitations } from './actions'

const screen = getScreen('super-admin', 'invitations')

export const metadata: Metadata = { title: screen.title }

export default async function InvitationsPage({
  searchParams,
}: PageProps<'/dashboard/super-admin/invitations'>) {
  await requireArea('super-admin', screenHref(screen))
  const query = readListQuery(INVITATION_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, views] = await Promise.all([searchInvitations(query), listSavedViews(INVITATION_LIST.name)])
  return (
    <InvitationList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      asOf={asOf}
      isMailKept={isMailKept()}
      views={views}
      viewActions={listViewActions('super-admin', INVITATION_LIST.name)}
      change={changeChosenInvitations}
    />
  )
}
