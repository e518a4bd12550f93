import type { Metadata } from 'next'
import { RetentionPeriods } from '@/components/staff/privacy/retention-periods'
import { requireArea } from '@/lib/auth/session'
import { listRetentionPeriods } from '@/lib/data/people/retention'
import { staffPaths } from '@/lib/portal/staff-paths'
import { setPeriod } from './actions'

export const metadata: Metadata = { title: 'Retention' }

export default async function RetentionPage() {
  await requireArea('super-admin', staffPaths.retention())
  return (
    <RetentionPeriods
      periods={await listRetentionPeriods()}
      change={(kind, version) => setPeriod.bind(null, kind, version)}
    />
  )
}
