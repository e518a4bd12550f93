import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { GearDetail } from '@/components/staff/gear/gear-detail'
import { DeletedGear, GearHistory } from '@/components/staff/gear/gear-history'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { GEAR_TABLES, getGear, getGearMerge } from '@/lib/data/leads/gear-record'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeGear, mergeInto } from './actions'

export const metadata: Metadata = { title: 'Camera or lens' }

const SOME = 10
const ALL = 199

export default async function GearEntryPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/gear/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.gearEntry(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const limit = (await searchParams).history === 'all' ? ALL : SOME
  const historyOf = async (table: 'cameras' | 'lenses') => {
    const { entries, hasMore } = await listRecordHistory(table, id, limit)
    const moreHref = hasMore && limit === SOME ? staffPaths.gearEntry(id, { history: 'all' }) : null
    return { table, entries, moreHref, undo: undoRecordChange.bind(null, table, id) }
  }
  const gear = await getGear(id)
  if (gear) {
    const { kind } = gear
    return (
      <GearDetail
        gear={gear}
        actionOf={(field) => changeGear.bind(null, kind, id, field)}
        merge={mergeInto.bind(null, id)}
      >
        <GearHistory {...await historyOf(GEAR_TABLES[kind])} />
      </GearDetail>
    )
  }
  const histories = await Promise.all([historyOf('cameras'), historyOf('lenses')])
  const history = histories.find(({ entries }) => entries.length > 0)
  if (!history) notFound()
  return <DeletedGear {...history} merge={await getGearMerge(id)} />
}
