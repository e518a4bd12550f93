import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DealDetail } from '@/components/staff/deals/deal-detail'
import { DealHistory, DeletedDeal } from '@/components/staff/deals/deal-history'
import { DealOverlaps } from '@/components/staff/deals/deal-overlaps'
import { PictureSection } from '@/components/staff/pictures/picture-section'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { beginPicture, finishPicture, removePicture } from '@/lib/actions/record-pictures'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import type { Area, UserType } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { findOverlaps } from '@/lib/data/owl/deals/deal-changes'
import { nameDealParts } from '@/lib/data/owl/deals/deal-names'
import { countDealSites, getDeal } from '@/lib/data/owl/deals/deal-record'
import { fromFacts } from '@/lib/data/owl/deals/deal-rows'
import { isUuid } from '@/lib/list/query'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { pauseDeal, removeDeal } from './actions'

export const metadata: Metadata = { title: 'Deal' }

/** Where each role begins ad groups. Owls do not. */
const AD_AREAS: Partial<Record<UserType, Area>> = {
  project_manager: 'project-manager',
  admin: 'admin',
  super_admin: 'admin',
}

const SOME = 10
const ALL = 199

export default async function DealPage({ params, searchParams }: PageProps<'/dashboard/owl/deals/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', owlPaths.deal(id))
  if (!isUuid(id)) notFound()
  const isWhole = (await searchParams).history === 'all'
  const [deal, zones, history] = await Promise.all([
    getDeal(id),
    countDealSites(id),
    listRecordHistory('deals', id, isWhole ? ALL : SOME),
  ])
  const historyProps = {
    entries: history.entries,
    moreHref: history.hasMore && !isWhole ? owlPaths.deal(id, { history: 'all' }) : null,
    undo: undoOwlChange.bind(null, 'deals', id),
    names: await nameDealParts(history.entries),
  }
  if (!deal) {
    if (history.entries.length === 0) notFound()
    return <DeletedDeal {...historyProps} />
  }
  const overlaps = await findOverlaps(fromFacts(deal.facts, deal.rules), id)
  const adArea = AD_AREAS[viewer.role]
  return (
    <DealDetail
      deal={deal}
      zones={zones}
      now={new Date().toISOString()}
      pause={pauseDeal.bind(null, id, deal.version)}
      adsHref={adArea ? staffPaths.newAdGroup(adArea, { deal: id }) : null}
      side={
        <PictureSection
          table="deals"
          picture={deal.facts.picture}
          name={deal.facts.title}
          begin={beginPicture.bind(null, 'deals', id)}
          finish={finishPicture.bind(null, 'deals', id)}
          remove={removePicture.bind(null, 'deals', id)}
        />
      }
    >
      <DealOverlaps deal={deal.rules} overlaps={overlaps} />
      <DealHistory {...historyProps} />
      {(viewer.role === 'admin' || viewer.role === 'super_admin') && (
        <DeleteRecord what="this deal" remove={removeDeal.bind(null, id)}>
          “{deal.facts.title}” ends at all sites at once. You can undo this from its page.
        </DeleteRecord>
      )}
    </DealDetail>
  )
}
