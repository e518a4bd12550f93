import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FeedbackBadges } from '@/components/staff/ads/feedback-badges'
import { PreviewOpens, PreviewPanel } from '@/components/staff/ad-groups/preview-panel'
import { AdGroupDetail, DeleteAdGroup } from '@/components/staff/ad-groups/ad-group-detail'
import { Assignees } from '@/components/staff/ad-groups/assignees'
import { NewAdForm } from '@/components/staff/ad-groups/new-ad-form'
import { NewAds } from '@/components/staff/ad-fills/new-ads'
import type { AdGroupField } from '@/lib/ads/types'
import { canEnter } from '@/lib/auth/roles'
import { getAdCatalogue } from '@/lib/data/ads/ad-catalogue'
import { getPreviewOpens, listAdApprovals, listOpenComments } from '@/lib/data/ads/ad-feedback'
import { getAdGroup } from '@/lib/data/ads/ad-group-detail'
import { listAssignableStaff, listAssignees } from '@/lib/data/ads/assignments'
import { listClientOptions } from '@/lib/data/catalogue/client-list'
import { env } from '@/lib/env'
import { previewPaths } from '@/lib/preview-paths'
import { requireScreen } from '@/lib/portal/require-screen'
import { assignToGroup, changeAdGroup, openPreview, removeAdGroup, takeBackFromGroup } from './actions'
import { addAd } from './add-ad'

type Props = PageProps<'/dashboard/[area]/ad-groups/[id]'>

export const metadata: Metadata = { title: 'Ad group' }

export default async function AdGroupPage({ params }: Props) {
  const { area: named, id } = await params
  const { viewer, area } = await requireScreen(named, 'ad-groups', id)
  const group = await getAdGroup(id)
  if (!group) notFound()

  const isManager = canEnter('project-manager', viewer.role)
  const adIds = group.ads.map((ad) => ad.id)
  const [assignees, opens, approvals, comments, catalogue, catalogueClients, staff] = await Promise.all([
    listAssignees([id]),
    getPreviewOpens(id),
    listAdApprovals(adIds),
    listOpenComments(adIds),
    isManager ? getAdCatalogue() : null,
    isManager ? listClientOptions() : [],
    isManager ? listAssignableStaff() : null,
  ])
  const people = assignees.get(id) ?? []
  const editing = catalogue && {
    version: group.version,
    values: group.values,
    catalogue,
    catalogueClients: catalogueClients.map(({ name }) => name),
    actionOf: (field: AdGroupField) => changeAdGroup.bind(null, area, id, field),
  }
  const worksOnIt = isManager || people.some((person) => person.id === viewer.id)

  return (
    <AdGroupDetail
      group={group}
      area={area}
      editing={editing}
      badgesOf={(ofAd) => (
        <FeedbackBadges
          approvals={approvals.filter(({ adId }) => adId === ofAd)}
          comments={comments.filter(({ adId }) => adId === ofAd)}
        />
      )}
      newAd={
        worksOnIt && (
          <NewAds area={area} groupId={id}>
            <NewAdForm action={addAd.bind(null, area, id)} />
          </NewAds>
        )
      }
    >
      <PreviewPanel
        group={group}
        editing={editing}
        previewUrl={new URL(previewPaths.adGroup(id), env.SITE_URL).href}
        setEnabled={openPreview.bind(null, area, id)}
      >
        <PreviewOpens opens={opens} />
      </PreviewPanel>
      <Assignees
        people={people}
        staff={staff}
        assign={assignToGroup.bind(null, area, id)}
        unassign={canEnter('admin', viewer.role) ? takeBackFromGroup.bind(null, area, id) : null}
      />
      {isManager && <DeleteAdGroup group={group} remove={removeAdGroup.bind(null, area, id)} />}
    </AdGroupDetail>
  )
}
