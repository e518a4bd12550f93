import { notFound, redirect } from 'next/navigation'
import { ownArea } from '@/lib/auth/roles'
import { requireViewer } from '@/lib/auth/session'
import { openNotification } from '@/lib/data/portal/inbox'
import { isUuid } from '@/lib/list/query'
import { paths } from '@/lib/paths'
import { placeOf } from '@/lib/portal/notifications'
import { staffPaths } from '@/lib/portal/staff-paths'

/** Whether a person follows a link of ours: no prefetch, no picture, and no page of somebody else. */
const isFollowed = (headers: Headers) =>
  !headers.has('sec-purpose') &&
  !headers.has('purpose') &&
  ['none', 'same-origin', null].includes(headers.get('sec-fetch-site')) &&
  ['document', null].includes(headers.get('sec-fetch-dest'))

/** Goes to the record of a notification, and marks it read, but not while mirroring. To the inbox when it is gone. */
export async function GET(request: Request, { params }: RouteContext<'/dashboard/notifications/[id]'>) {
  const { id } = await params
  const { id: me, role } = await requireViewer(staffPaths.notification(id))
  if (role === null) redirect(paths.dashboard())
  if (!isUuid(id)) notFound()
  const line = isFollowed(request.headers) ? await openNotification(id) : null
  redirect(line ? placeOf(line, role, me) : staffPaths.inbox(ownArea(role)))
}
