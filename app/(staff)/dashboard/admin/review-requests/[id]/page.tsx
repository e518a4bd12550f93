import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RequestDetail } from '@/components/staff/reviews/request-detail'
import { requireArea } from '@/lib/auth/session'
import { getReviewRequest } from '@/lib/data/catalogue/review-requests'
import { isUuid } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { sendAgain, withdraw } from './actions'

export const metadata: Metadata = { title: 'Review request' }

export default async function ReviewRequestPage({
  params,
}: PageProps<'/dashboard/admin/review-requests/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.reviewRequest(id))
  const request = isUuid(id) ? await getReviewRequest(id) : null
  if (!request) notFound()
  return (
    <RequestDetail
      request={request}
      sendAgain={sendAgain.bind(null, id, request.sentAt)}
      withdraw={withdraw.bind(null, id)}
    />
  )
}
