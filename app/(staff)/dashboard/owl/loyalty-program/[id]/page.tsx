import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { LoyaltyHistory } from '@/components/staff/loyalty/loyalty-history'
import { ProgramDetail } from '@/components/staff/loyalty/program-detail'
import { VersionList } from '@/components/staff/loyalty/version-list'
import { DeletedRecord, DeleteRecord } from '@/components/staff/record/delete-record'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { countLedger } from '@/lib/data/owl/loyalty-ledger'
import { listGroupOptions } from '@/lib/data/owl/loyalty-list'
import { getProgram } from '@/lib/data/owl/loyalty-record'
import { owlPaths } from '@/lib/portal/owl-paths'
import { beginVersion, changeProgram, removeProgram } from './actions'

export const metadata: Metadata = { title: 'Loyalty program' }

const SOME = 10
const ALL = 199

export default async function LoyaltyProgramPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/loyalty-program/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', owlPaths.loyaltyProgram(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const showsAll = (await searchParams).history === 'all'
  const [program, summary, history, groups] = await Promise.all([
    getProgram(id),
    countLedger(id),
    listRecordHistory('loyalty_programs', id, showsAll ? ALL : SOME),
    listGroupOptions(),
  ])
  const shownHistory = (
    <LoyaltyHistory
      table="loyalty_programs"
      entries={history.entries}
      moreHref={history.hasMore && !showsAll ? owlPaths.loyaltyProgram(id, { history: 'all' }) : null}
      undo={undoOwlChange.bind(null, 'loyalty_programs', id)}
      names={new Map(groups.map(({ id, name }) => [id, name]))}
    />
  )
  if (!program) {
    if (history.entries.length === 0) notFound()
    return (
      <DeletedRecord
        list={{ href: owlPaths.loyaltyPrograms(), label: 'All loyalty programs' }}
        title="This program was deleted"
        text="Undo the deletion below to restore it. Its drafts do not come back."
      >
        {shownHistory}
      </DeletedRecord>
    )
  }
  const canDelete =
    (viewer.role === 'admin' || viewer.role === 'super_admin') &&
    program.versions.every(({ state }) => state === 'draft')
  return (
    <ProgramDetail
      program={program}
      summary={summary}
      actionOf={(field) => changeProgram.bind(null, id, field)}
    >
      <VersionList program={program} begin={beginVersion.bind(null, id)} />
      {shownHistory}
      {canDelete && (
        <DeleteRecord what="this program" remove={removeProgram.bind(null, id)}>
          The program and its drafts are deleted. An undo brings back the program without its drafts.
        </DeleteRecord>
      )}
    </ProgramDetail>
  )
}
