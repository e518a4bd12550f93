import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActScreen } from '@/components/staff/changes/act-screen'
import { readRestoreChoice } from '@/lib/audit/restore-choice'
import { getAct, tryToRestore } from '@/lib/data/history/acts'
import { firstValue, readPage } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { restoreChanges } from './actions'

export const metadata: Metadata = { title: 'Change' }

const NUMBER = /^[1-9]\d{0,14}$/

export default async function ChangePage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/changes/[id]'>) {
  const { area: named, id: asked } = await params
  const { viewer, area } = await requireScreen(named, 'changes', asked)
  if (!NUMBER.test(asked)) notFound()
  const id = Number(asked)
  const query = await searchParams
  const page = readPage(query.page)
  const choice = readRestoreChoice(firstValue(query.restore), firstValue(query.field))
  const act = await getAct(id, page)
  if (!act) notFound()
  return (
    <ActScreen
      area={area}
      role={viewer.role}
      act={act}
      page={page}
      plan={choice && { choice, report: await tryToRestore(id, choice) }}
      restore={restoreChanges.bind(null, area, id)}
    />
  )
}
