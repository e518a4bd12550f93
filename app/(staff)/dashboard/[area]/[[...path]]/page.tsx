import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Suspense } from 'react'
import { LoadingDashboard } from '@/components/staff/screens/loading-dashboard'
import { RecordLists } from '@/components/staff/screens/record-lists'
import { ScreenHeading } from '@/components/staff/screens/screen-heading'
import { requireArea, requireViewer } from '@/lib/auth/session'
import { getNewestRecords } from '@/lib/data/newest-records'
import { paths } from '@/lib/paths'
import { findRoute } from '@/lib/portal/routes'
import { isRecord } from '@/lib/portal/screens'

type Props = PageProps<'/dashboard/[area]/[[...path]]'>

async function readAddress({ params }: Props) {
  const { area, path = [] } = await params
  const pathname = [paths.dashboard(), area, ...path].join('/')
  return { pathname, route: findRoute(pathname) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { route } = await readAddress(props)
  return route.kind === 'screen' ? { title: route.screen.title } : {}
}

/**
 * Every screen without a page of its own, addresses that moved, and those that never were. The data comes in its own time:
 * by then it is settled who may see it, and with which status the page answers.
 */
export default async function ScreenPage(props: Props) {
  const { pathname, route } = await readAddress(props)
  if (route.area === null) await requireViewer(pathname)
  else await requireArea(route.area, pathname)

  if (route.kind === 'moved') redirect(route.to)
  // Records have pages of their own as soon as there is a table that holds them.
  if (route.kind === 'unknown' || isRecord(route.screen)) notFound()

  const { title, about, records = [] } = route.screen
  return (
    <div className="grid gap-8">
      <ScreenHeading title={title} about={about} />
      <Suspense fallback={<LoadingDashboard />}>
        <RecordLists kinds={records} read={getNewestRecords} />
      </Suspense>
    </div>
  )
}
