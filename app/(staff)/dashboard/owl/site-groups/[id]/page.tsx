import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { ContactsPanel } from '@/components/staff/contacts/contacts-panel'
import { FollowUp } from '@/components/staff/follow-up/follow-up'
import { DeleteRecord, DeletedRecord } from '@/components/staff/record/delete-record'
import {
  GroupAdGroups,
  GroupBrands,
  GroupDeals,
  GroupLoyalty,
  GroupSites,
} from '@/components/staff/site-groups/group-records'
import { NextFacts } from '@/components/staff/site-groups/next-facts'
import { SiteGroupDetail } from '@/components/staff/site-groups/site-group-detail'
import { SiteGroupHistory } from '@/components/staff/site-groups/site-group-history'
import { GroupSiteMap } from '@/components/staff/sites/group-site-map'
import { undoOwlChange } from '@/lib/actions/undo-owl-change'
import { canEnter } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { listSiteGroupOwners } from '@/lib/data/owl/site-group-list'
import { getSiteGroup } from '@/lib/data/owl/site-group-record'
import { readFollowUp } from '@/lib/data/sales/follow-up'
import { missingFacts } from '@/lib/owl/site-group-screen'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeSiteGroup, removeSiteGroup } from './actions'

export const metadata: Metadata = { title: 'Site group' }

const SOME = 10
const ALL = 199

export default async function SiteGroupPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/site-groups/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('owl', owlPaths.siteGroup(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = await searchParams
  const [group, history, owners, followUp] = await Promise.all([
    getSiteGroup(id),
    listRecordHistory('parent_groups', id, query.history === 'all' ? ALL : SOME),
    listSiteGroupOwners(),
    readFollowUp({ kind: 'parent_group', id }, query.notes === 'all'),
  ])
  const historyProps = {
    ...history,
    moreHref: history.hasMore && query.history !== 'all' ? owlPaths.siteGroup(id, { history: 'all' }) : null,
    owners,
    undo: undoOwlChange.bind(null, 'parent_groups', id),
  }
  if (!group) {
    if (history.entries.length === 0) notFound()
    return (
      <DeletedRecord
        list={{ href: owlPaths.siteGroups(), label: 'All site groups' }}
        title="This site group was deleted"
      >
        <SiteGroupHistory {...historyProps} />
      </DeletedRecord>
    )
  }
  return (
    <SiteGroupDetail
      group={group}
      owners={owners}
      actionOf={(field) => changeSiteGroup.bind(null, id, field)}
      side={
        <>
          <ContactsPanel
            contacts={group.contacts}
            start={{ group: id }}
            allHref={staffPaths.contacts('owl', new URLSearchParams({ group: id }))}
            empty="No contacts yet."
          />
          <GroupDeals id={id} deals={group.deals} />
          <GroupBrands brands={group.brands} />
          <GroupLoyalty loyalty={group.loyalty} />
          <GroupAdGroups adGroups={group.adGroups} role={viewer.role} />
        </>
      }
    >
      {group.values.status !== 'former' && (
        <NextFacts
          group={{ id, name: group.values.name }}
          facts={missingFacts(group)}
          isProspect={group.values.status === 'prospect'}
        />
      )}
      <GroupSiteMap group={{ id, name: group.values.name, sites: group.sites.count }} />
      <GroupSites id={id} sites={group.sites} />
      <FollowUp
        subject={{ kind: 'parent_group', id }}
        followUp={followUp}
        moreHref={owlPaths.siteGroup(id, { notes: 'all' })}
      />
      <SiteGroupHistory {...historyProps} />
      {canEnter('admin', viewer.role) && (
        <DeleteRecord what="this site group" remove={removeSiteGroup.bind(null, id)}>
          Only a group that no site, ad group, task or note names can be deleted. The page of “
          {group.values.name}” keeps the history, so that this can be undone.
        </DeleteRecord>
      )}
    </SiteGroupDetail>
  )
}
