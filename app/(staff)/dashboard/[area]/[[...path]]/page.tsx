import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { LoadingDashboard } from '@/components/staff/screens/loading-dashboard'
import { RecordLists } from '@/components/staff/screens/record-lists'
import { ScreenHeading } from '@/components/staff/screens/screen-heading'
import { getNewestRecords } from '@/lib/data/newest-records'
import { paths } from '@/lib/paths'
import { requireScreen } from '@/lib/portal/require-screen'
import { findRoute } from '@/lib/portal/routes'
import { isRecord } from '@/lib/portal/screens'

type Props = PageProps<'/dashboard/[area]/[[...path]]'>

async function readPathname({ params }: Props) {
  const { area, path = [] } = await params
  return [paths.dashboard(), area, ...path].join('/')
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const route = findRoute(await readPathname(props))
  return route.kind === 'screen' ? { title: route.screen.title } : {}
}

/**
 * Every screen without a page of its own, addresses that moved, and those that never were. The data comes in its own time:
 * by then it is settled who may see it, and with which status the page answers.
 */
export default async function ScreenPage(props: Props) {
  const { screen } = await requireScreen(await readPathname(props))
  // Records have pages of their own as soon as there is a table that holds them.
  if (isRecord(screen)) notFound()

  const { title, about, records = [] } = screen
  return (
    <div className="grid gap-8">
      <ScreenHeading title={title} about={about} />
      <Suspense fallback={<LoadingDashboard />}>
        <RecordLists kinds={records} read={getNewestRecords} />
      </Suspense>
    </div>
  )
}
