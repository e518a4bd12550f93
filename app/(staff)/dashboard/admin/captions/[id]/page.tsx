import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { CaptionsDetail, DeletedCaptions } from '@/components/staff/captions/captions-detail'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { getCaptions } from '@/lib/data/catalogue/captions'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { staffPaths } from '@/lib/portal/staff-paths'
import { removeCaptions, saveCues, saveText } from './actions'

export const metadata: Metadata = { title: 'Captions' }

const SOME = 10
const ALL = 199

export default async function CaptionsPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/captions/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.captions(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const isAll = (await searchParams).history === 'all'
  const [captions, history] = await Promise.all([
    getCaptions(id),
    listRecordHistory('captions', id, isAll ? ALL : SOME),
  ])
  const historyProps = {
    ...history,
    moreHref: history.hasMore && !isAll ? staffPaths.captions(id, { history: 'all' }) : null,
    undo: undoRecordChange.bind(null, 'captions', id),
  }
  if (!captions) {
    if (history.entries.length === 0) notFound()
    return <DeletedCaptions {...historyProps} />
  }
  return (
    <CaptionsDetail
      captions={captions}
      history={historyProps}
      save={saveCues.bind(null, id)}
      saveText={saveText.bind(null, id)}
      remove={removeCaptions.bind(null, id)}
    />
  )
}
