import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { LoadingDashboard, RecordLists } from '@/components/staff/home/newest-records'
import { ScreenHeading } from '@/components/staff/headings'
import { getNewestRecords } from '@/lib/data/portal/newest-records'
import { requireScreen } from '@/lib/portal/require-screen'
import { findRoute, pathnameOf } from '@/lib/portal/routes'
import { isRecordScreen } from '@/lib/portal/screens'

type Props = PageProps<'/dashboard/[area]/[[...path]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { area, path = [] } = await params
  const route = findRoute(pathnameOf(area, ...path))
  return route.kind === 'screen' ? { title: route.screen.title } : {}
}

/**
 * Every screen without a page of its own, addresses that moved, and those that never were. The data comes in its own time:
 * by then it is settled who may see it, and with which status the page answers.
 */
export default async function ScreenPage({ params }: Props) {
  const { area, path = [] } = await params
  const { screen } = await requireScreen(area, ...path)
  // Records have pages of their own as soon as there is a table that holds them.
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
