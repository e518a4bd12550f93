import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FillScreen } from '@/components/staff/ad-fills/fill-screen'
import { cancel, check, pause, readSources, remove, removeRow, run } from '@/lib/actions/ad-fills'
import { readFillScreen } from '@/lib/data/ads/fills/fill-screen'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Ads from a template' }

export default async function FillPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-fills/[id]'>) {
  const { area: named, id } = await params
  const { viewer, area } = await requireScreen(named, 'ad-fills', id)
  const screen = await readFillScreen(viewer, id, await searchParams)
  if (!screen) notFound()
  return (
    <FillScreen
      area={area}
      screen={screen}
      ways={{
        check: check.bind(null, area, id),
        run: run.bind(null, area, id, false),
        readSources: readSources.bind(null, area, id),
        runNewest: run.bind(null, area, id, true),
        pause: pause.bind(null, area, id),
        cancel: cancel.bind(null, area, id),
        remove: remove.bind(null, area, screen.fill.group.id, id),
        removeRow: removeRow.bind(null, area, id),
      }}
    />
  )
}
