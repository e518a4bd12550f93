import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { CheckPanel } from '@/components/staff/search-health/check-panel'
import { FindingList } from '@/components/staff/search-health/finding-list'
import { requireArea } from '@/lib/auth/session'
import { searchFindings } from '@/lib/data/website/search-findings'
import { getSearchHealth } from '@/lib/data/website/search-health'
import { readListQuery } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { FINDING_LIST } from '@/lib/seo/health/finding-list'
import { cancelCheck, ignore, startCheck, stopIgnoring } from './actions'

const screen = getScreen('super-admin', 'website/search-health')

export const metadata: Metadata = { title: screen.title }

export default async function SearchHealthPage({
  searchParams,
}: PageProps<'/dashboard/super-admin/website/search-health'>) {
  await requireArea('super-admin', screenHref(screen))
  const query = readListQuery(FINDING_LIST, await searchParams)
  const [health, page] = await Promise.all([getSearchHealth(), searchFindings(query)])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <CheckPanel
        health={health}
        start={startCheck}
        cancel={health.running && cancelCheck.bind(null, health.running.id)}
      />
      {health.done && (
        <FindingList
          query={query}
          page={page}
          ignoreOf={(id) => ignore.bind(null, id)}
          stopIgnoringOf={(id) => stopIgnoring.bind(null, id)}
        />
      )}
    </div>
  )
}
