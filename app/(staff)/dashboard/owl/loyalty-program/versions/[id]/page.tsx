import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { LoyaltyHistory } from '@/components/staff/loyalty/loyalty-history'
import { VersionDetail } from '@/components/staff/loyalty/version-detail'
import { DeletedRecord, DeleteRecord } from '@/components/staff/record/delete-record'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { getVersion } from '@/lib/data/owl/loyalty-record'
import { owlPaths } from '@/lib/portal/owl-paths'
import { publish, removeDraft, saveRules, takeBack } from './actions'

export const metadata: Metadata = { title: 'Loyalty version' }

const SOME = 10
const ALL = 199

export default async function LoyaltyVersionPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/loyalty-program/versions/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', owlPaths.loyaltyVersion(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const showsAll = (await searchParams).history === 'all'
  const [found, history] = await Promise.all([
    getVersion(id),
    listRecordHistory('loyalty_versions', id, showsAll ? ALL : SOME),
  ])
  const shownHistory = (
    <LoyaltyHistory
      table="loyalty_versions"
      entries={history.entries}
      moreHref={history.hasMore && !showsAll ? owlPaths.loyaltyVersion(id, { history: 'all' }) : null}
      undo={undoOwlChange.bind(null, 'loyalty_versions', id)}
      names={new Map(found && [[found.program.id, found.program.name]])}
    />
  )
  if (!found) {
    if (history.entries.length === 0) notFound()
    return (
      <DeletedRecord
        list={{ href: owlPaths.loyaltyPrograms(), label: 'All loyalty programs' }}
        title="This draft was deleted"
      >
        {shownHistory}
      </DeletedRecord>
    )
  }
  const { program, version } = found
  const canDelete = version.state === 'draft' && (viewer.role === 'admin' || viewer.role === 'super_admin')
  return (
    <VersionDetail
      program={program}
      version={version}
      save={saveRules.bind(null, id)}
      publish={publish.bind(null, id)}
      takeBack={takeBack.bind(null, id)}
    >
      {shownHistory}
      {canDelete && (
        <DeleteRecord what="this draft" remove={removeDraft.bind(null, id, program.id)}>
          An undo on this page brings it back.
        </DeleteRecord>
      )}
    </VersionDetail>
  )
}
