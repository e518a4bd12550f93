import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import {
  DeletedIndustry,
  IndustryDetail,
  IndustryHistory,
} from '@/components/staff/industries/industry-detail'
import { IndustryPlace } from '@/components/staff/industries/industry-place'
import { RemoveIndustry } from '@/components/staff/industries/remove-industry'
import { Appearances } from '@/components/staff/record/appearances'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { listAppearances } from '@/lib/data/catalogue/appearances'
import { getIndustryMerge, planIndustryMerge } from '@/lib/data/catalogue/industry-merges'
import { listIndustryRecords } from '@/lib/data/catalogue/industry-records'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { firstValue } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { arrange, changeName, mergeIndustry, removeIndustry } from './actions'

export const metadata: Metadata = { title: 'Industry' }

const SOME = 10
const ALL = 199

export default async function IndustryPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/industries/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('admin', staffPaths.industry(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = await searchParams
  const showsAll = query.history === 'all'
  const [industries, pages, history] = await Promise.all([
    listIndustryRecords(),
    listAppearances({ kind: 'industry', id }),
    listRecordHistory('industries', id, showsAll ? ALL : SOME),
  ])
  const historyProps = {
    ...history,
    moreHref: history.hasMore && !showsAll ? staffPaths.industry(id, { history: 'all' }) : null,
    undo: undoRecordChange.bind(null, 'industries', id),
  }
  const industry = industries.find((record) => record.id === id)
  if (!industry) {
    if (history.entries.length === 0) notFound()
    return <DeletedIndustry {...historyProps} merge={await getIndustryMerge(id)} />
  }
  const others = industries.filter((record) => record.id !== id)
  const into = others.find((record) => record.id === firstValue(query.merge))
  const steps = into && viewer.role === 'super_admin' ? await planIndustryMerge(id, into.id) : null
  return (
    <IndustryDetail industry={industry} rename={changeName.bind(null, id)}>
      <IndustryPlace
        industry={industry}
        placed={industries.filter(({ place }) => place !== null).length}
        actionOf={(move) => arrange.bind(null, id, move)}
      />
      <section aria-labelledby="website" className="grid gap-2">
        <h2 id="website" className="type-heading">
          On the website
        </h2>
        <Appearances
          pages={pages}
          title="Pages that show this industry:"
          none="No public page shows this industry."
        />
      </section>
      <IndustryHistory {...historyProps} />
      {viewer.role === 'super_admin' && (
        <RemoveIndustry
          industry={industry}
          others={others}
          plan={into && steps ? { into, steps } : null}
          pages={pages}
          merge={mergeIndustry.bind(null, id)}
          remove={removeIndustry.bind(null, id)}
        />
      )}
    </IndustryDetail>
  )
}
