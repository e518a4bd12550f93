import type { Metadata } from 'next'
import { JobList } from '@/components/staff/jobs/job-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { changeChosenJobs } from '@/lib/actions/change-jobs'
import { requireArea } from '@/lib/auth/session'
import { searchJobs } from '@/lib/data/portal/jobs'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { JOB_LIST } from '@/lib/portal/job-list'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('super-admin', 'jobs')

export const metadata: Metadata = { title: screen.title }

export default async function JobsPage({ searchParams }: PageProps<'/dashboard/super-admin/jobs'>) {
  await requireArea('super-admin', screenHref(screen))
  const query = readListQuery(JOB_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, views] = await Promise.all([searchJobs(query), listSavedViews(JOB_LIST.name)])
  return (
    <JobList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      asOf={asOf}
      views={views}
      viewActions={listViewActions('super-admin', JOB_LIST.name)}
      change={changeChosenJobs}
    />
  )
}
