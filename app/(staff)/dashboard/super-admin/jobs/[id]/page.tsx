import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { JobDetail } from '@/components/staff/jobs/job-detail'
import { changeChosenJobs } from '@/lib/actions/change-jobs'
import { requireArea } from '@/lib/auth/session'
import { getJob } from '@/lib/data/portal/jobs'
import { staffPaths } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'Job' }

export default async function JobPage({ params }: PageProps<'/dashboard/super-admin/jobs/[id]'>) {
  const { id } = await params
  await requireArea('super-admin', staffPaths.job(id))
  const asOf = new Date().toISOString()
  const job = z.uuid().safeParse(id).success ? await getJob(id) : null
  if (!job) notFound()
  return <JobDetail job={job} asOf={asOf} change={changeChosenJobs} />
}
