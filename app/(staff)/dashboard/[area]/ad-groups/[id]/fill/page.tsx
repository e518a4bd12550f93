import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FillOneScreen } from '@/components/staff/ad-fills/fill-one-screen'
import { NextVersion } from '@/components/staff/ad-fills/next-version'
import { canFillGroup } from '@/lib/data/ads/fills/can-fill'
import { getFillGroup } from '@/lib/data/ads/fills/fill-group'
import { readFillOneScreen, readNextVersion } from '@/lib/data/ads/fills/fill-one-screen'
import { firstValue } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { makeAds } from './actions'

export const metadata: Metadata = { title: 'Ad from a template' }

export default async function FillPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-groups/[id]/fill'>) {
  const { area: named, id } = await params
  const { viewer, area, screen } = await requireScreen(named, 'ad-groups', id, 'fill')
  const group = await getFillGroup(id)
  if (!group || !(await canFillGroup(viewer, id))) notFound()
  const query = await searchParams
  const action = makeAds.bind(null, area, id)
  const formKey = randomUUID()
  if (firstValue(query.ad)) {
    const start = await readNextVersion(group, firstValue(query.ad))
    if (!start) notFound()
    return <NextVersion area={area} start={start} formKey={formKey} action={action} />
  }
  return (
    <FillOneScreen
      area={area}
      group={group}
      description={screen.description}
      screen={await readFillOneScreen(group, query)}
      formKey={formKey}
      action={action}
    />
  )
}
