import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { LoadingDashboard, RecordLists } from '@/components/staff/home/newest-records'
import { ScreenHeading } from '@/components/staff/headings'
import { getNewestRecords } from '@/lib/data/portal/newest-records'
import { queryOf } from '@/lib/list/query'
import { requireScreenAt } from '@/lib/portal/require-screen'
import { isRecordScreen, findRoute, pathnameOf } from '@/lib/portal/screens'

type Props = PageProps<'/dashboard/[area]/[[...path]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { area, path = [] } = await params
  const route = findRoute(pathnameOf(area, ...path))
  return route.kind === 'screen' ? { title: route.screen.title } : {}
}

/**
 * Screens without a page of their own, moved paths and unknown paths. The guard runs before the data streams,
 * because the response status cannot change later.
 */
export default async function ScreenPage({ params, searchParams }: Props) {
  const { area, path = [] } = await params
  const { screen } = await requireScreenAt(pathnameOf(area, ...path), queryOf(await searchParams))
  // Record screens get their own page together with their table.
  if (isRecordScreen(screen)) notFound()

  const { title, description, records = [] } = screen
  return (
    <div className="grid gap-8">
      <ScreenHeading title={title} description={description} />
      <Suspense fallback={<LoadingDashboard />}>
        <RecordLists kinds={records} load={getNewestRecords} />
      </Suspense>
    </div>
  )
}
