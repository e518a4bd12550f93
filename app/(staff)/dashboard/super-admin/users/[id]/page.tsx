import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { UserDetail } from '@/components/staff/users/user-detail'
import { requireArea } from '@/lib/auth/session'
import { listStatusChanges } from '@/lib/data/history/status-history'
import { getSecondFactorOf } from '@/lib/data/people/security'
import { getUser } from '@/lib/data/people/users'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeRole, resetFactor, setActive, undoUserChange } from './actions'

export const metadata: Metadata = { title: 'User' }

export default async function UserPage({ params }: PageProps<'/dashboard/super-admin/users/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('super-admin', staffPaths.user(id))
  const isId = z.uuid().safeParse(id).success
  const [user, factor, history] = isId
    ? await Promise.all([getUser(id), getSecondFactorOf(id), listStatusChanges('profiles', id)])
    : [null, null, []]
  if (!user) notFound()
  return (
    <UserDetail
      user={user}
      factor={factor}
      isSelf={user.id === viewer.id}
      history={history}
      undo={undoUserChange.bind(null, id)}
      resetFactor={resetFactor.bind(null, id)}
      changeRole={changeRole.bind(null, id)}
      setActive={setActive.bind(null, id, !user.isActive)}
    />
  )
}
