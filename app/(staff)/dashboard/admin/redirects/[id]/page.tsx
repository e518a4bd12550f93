import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { DeletedRedirect, RedirectDetail } from '@/components/staff/redirects/redirect-detail'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { getRedirect, listHits } from '@/lib/data/website/redirects'
import { staffPaths } from '@/lib/portal/staff-paths'
import { lastDays } from '@/lib/seo/hit-days'
import { changeTarget, removeRedirect } from './actions'

export const metadata: Metadata = { title: 'Redirect' }

const SOME = 10
const ALL = 199

export default async function RedirectPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/redirects/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.redirect(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const showsAll = (await searchParams).history === 'all'
  const [redirect, history] = await Promise.all([
    getRedirect(id),
    listRecordHistory('path_redirects', id, showsAll ? ALL : SOME),
  ])
  const historyProps = {
    ...history,
    moreHref: history.hasMore && !showsAll ? staffPaths.redirect(id, { history: 'all' }) : null,
    undo: undoRecordChange.bind(null, 'path_redirects', id),
  }
  if (!redirect) {
    if (history.entries.length === 0) notFound()
    return <DeletedRedirect {...historyProps} />
  }
  const days = lastDays(new Date())
  return (
    <RedirectDetail
      redirect={redirect}
      days={days}
      hits={await listHits(redirect.path, days[0] ?? '')}
      change={changeTarget.bind(null, id)}
      remove={removeRedirect.bind(null, id)}
      history={historyProps}
    />
  )
}
