import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FillRowForm } from '@/components/staff/ad-fills/fill-row-form'
import { canFillGroup } from '@/lib/data/ads/fills/can-fill'
import { readFillRowScreen } from '@/lib/data/ads/fills/fill-row-screen'
import { firstValue } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { saveRow } from './actions'

export const metadata: Metadata = { title: 'Row of ads from a template' }

export default async function FillRowPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-fills/[id]/row'>) {
  const { area: named, id } = await params
  const { viewer, area } = await requireScreen(named, 'ad-fills', id, 'row')
  const number = Number(firstValue((await searchParams).number))
  const screen = await readFillRowScreen(id, number)
  if (!screen || !(await canFillGroup(viewer, screen.fill.group.id))) notFound()
  return <FillRowForm area={area} screen={screen} action={saveRow.bind(null, area, id, number)} />
}
