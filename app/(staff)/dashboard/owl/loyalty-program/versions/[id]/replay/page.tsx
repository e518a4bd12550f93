import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { ReplayReport } from '@/components/staff/loyalty/replay-report'
import { requireArea } from '@/lib/auth/session'
import { listPurchases } from '@/lib/data/owl/loyalty-ledger'
import { getVersion } from '@/lib/data/owl/loyalty-record'
import { addDays } from '@/lib/owl/loyalty/days'
import { runningVersion } from '@/lib/owl/loyalty/phases'
import { replayDraft } from '@/lib/owl/loyalty/replay'
import { YEAR } from '@/lib/owl/loyalty/simulate'
import { owlPaths } from '@/lib/portal/owl-paths'

export const metadata: Metadata = { title: 'Loyalty replay' }

export default async function ReplayPage({
  params,
}: PageProps<'/dashboard/owl/loyalty-program/versions/[id]/replay'>) {
  const { id } = await params
  await requireArea('owl', owlPaths.loyaltyReplay(id))
  const found = z.uuid().safeParse(id).success ? await getVersion(id) : null
  if (!found) notFound()
  const { program, version } = found
  const running = runningVersion(program.versions, program.today)
  // Without rules in force there is nothing to compare with.
  if (!running || running.id === version.id) redirect(owlPaths.loyaltyVersion(id))
  const since = addDays(program.today, -YEAR)
  const window = Math.max(version.rules.tierWindowDays, running.rules.tierWindowDays)
  const purchases = await listPurchases(program.id, addDays(since, -window))
  return (
    <ReplayReport
      program={program}
      versionId={id}
      titles={{ now: `Version ${running.number}`, draft: `Version ${version.number}` }}
      since={since}
      replay={replayDraft(purchases, { now: running.rules, draft: version.rules }, since, program.today)}
    />
  )
}
