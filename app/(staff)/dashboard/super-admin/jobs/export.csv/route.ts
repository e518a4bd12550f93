import { JOB_TEXTS } from '@/components/staff/jobs/job-columns'
import { requireArea } from '@/lib/auth/session'
import { exportJobs } from '@/lib/data/portal/jobs'
import { exportList } from '@/lib/list/csv'
import { JOB_LIST } from '@/lib/portal/job-list'
import { staffPaths } from '@/lib/portal/staff-paths'

export async function GET(request: Request) {
  await requireArea('super-admin', staffPaths.jobs())
  return exportList(JOB_LIST, request, { read: exportJobs, values: JOB_TEXTS })
}
