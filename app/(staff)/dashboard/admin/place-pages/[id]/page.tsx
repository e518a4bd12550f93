import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { z } from 'zod'
import { previewText } from '@/components/staff/editor/preview-text'
import { SidebarSection } from '@/components/staff/headings'
import { PreviewLinks } from '@/components/staff/page-form/preview-links'
import { VersionList } from '@/components/staff/page-form/version-list'
import { AddressSection } from '@/components/staff/places/address-section'
import { LikenessHeading, LikenessSection } from '@/components/staff/places/likeness-section'
import { PlaceForm } from '@/components/staff/places/place-form'
import { AllPlacePages, PlaceHistory } from '@/components/staff/places/place-history'
import { PlaceTools } from '@/components/staff/places/place-tools'
import { PublishSection } from '@/components/staff/places/publish-section'
import { AddressChanges } from '@/components/staff/record/address-changes'
import { OldAddresses } from '@/components/staff/record/old-addresses'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { StaffLink } from '@/components/staff/staff-link'
import { beginTextPicture, findLinkTargets, finishTextPicture } from '@/lib/actions/page-editor'
import { createPreviewLinkTo, revokePreviewLinkTo } from '@/lib/actions/preview-links'
import { freeAddress } from '@/lib/actions/free-address'
import { undoAddressChange } from '@/lib/actions/undo-address'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { listOldAddresses } from '@/lib/data/website/old-addresses'
import { listAddressChanges } from '@/lib/data/website/page-addresses'
import { getPageVersion, listPageVersions } from '@/lib/data/website/page-versions'
import { canCompose } from '@/lib/data/website/place-drafts'
import { getPlaceLikeness } from '@/lib/data/website/place-likeness'
import { getPlacePage, toPlaceTexts } from '@/lib/data/website/place-page-record'
import { listPreviewLinks } from '@/lib/data/website/preview-links'
import { firstValue, readPage } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeName } from '@/lib/seo/places'
import { composePlace, movePlace, publishPlace, removePlaceDraft, savePlace } from './actions'

export const metadata: Metadata = { title: 'Place page' }

const SOME = 10
const ALL = 199

export default async function PlacePagePage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/place-pages/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('admin', staffPaths.placePage(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = await searchParams
  const showsAll = query.history === 'all'
  const restore = Number(firstValue(query.restore))
  const versionsPage = readPage(query.versions)
  const [page, history, addressChanges, oldAddresses, kept, links, older] = await Promise.all([
    getPlacePage(id),
    listRecordHistory('service_geo_pages', id, showsAll ? ALL : SOME),
    listAddressChanges('place', id),
    listOldAddresses('place', id),
    listPageVersions('place', id, versionsPage),
    listPreviewLinks('place', id),
    Number.isInteger(restore) && restore > 0 ? getPageVersion('place', id, restore) : null,
  ])
  const historyList = (
    <PlaceHistory
      entries={history.entries}
      moreHref={history.hasMore && !showsAll ? staffPaths.placePage(id, { history: 'all' }) : null}
      undo={undoRecordChange.bind(null, 'service_geo_pages', id)}
    />
  )
  if (!page) {
    if (history.entries.length === 0) notFound()
    return (
      <DeletedRecord
        list={{ href: staffPaths.placePages(), label: 'All place pages' }}
        title="This page was deleted"
      >
        {historyList}
      </DeletedRecord>
    )
  }

  const restored = older ? restore : undefined
  const mayDelete = viewer.role === 'super_admin' && page.status === 'draft'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <AllPlacePages />
        <h1 className="type-title [overflow-wrap:anywhere]">{placeName(page)}</h1>
        {restored && (
          <p role="status" className="border-l-2 border-primary py-1 pl-4">
            Below is version {restored}. Nothing has changed yet: save to have it back.{' '}
            <StaffLink href={staffPaths.placePage(id)} className="underline underline-offset-4">
              Back to the present text
            </StaffLink>
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PlaceForm
          // Another version begins a new form.
          key={restored ?? 0}
          page={{
            ...page,
            isPublished: page.status === 'published',
            texts: older ? toPlaceTexts(older) : page.texts,
          }}
          restored={restored}
          save={savePlace.bind(null, id)}
          tools={{
            renderPreview: previewText,
            searchLinks: findLinkTargets,
            pictures: { begin: beginTextPicture, finish: finishTextPicture },
          }}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <PublishSection page={page} publish={publishPlace.bind(null, id)} />
          <AddressSection
            slug={page.slug}
            isState={page.city === null}
            move={movePlace.bind(null, id, page.slug)}
          />
          <AddressChanges changes={addressChanges} undo={undoAddressChange.bind(null, 'place', id)} />
          <OldAddresses
            kind="place"
            addresses={oldAddresses}
            actionOf={(slug) => freeAddress.bind(null, 'place', id, slug)}
          />
          <SidebarSection id="preview-links" title="Preview links">
            <PreviewLinks
              links={links}
              create={createPreviewLinkTo.bind(null, 'place', id)}
              revokeOf={Object.fromEntries(
                links.map((link) => [link.id, revokePreviewLinkTo.bind(null, 'place', id, link.id)]),
              )}
            />
          </SidebarSection>
          <VersionList
            {...kept}
            page={versionsPage}
            pageHref={(versions) => staffPaths.placePage(id, { versions })}
            current={page.version}
            changesHref={(from, to) => staffPaths.placePageChanges(id, { from, to })}
            restoreHref={(number) => staffPaths.placePage(id, { restore: number })}
          />
          <PlaceTools
            compose={canCompose(page) ? composePlace.bind(null, id, page.version) : null}
            remove={mayDelete ? removePlaceDraft.bind(null, id) : null}
          />
        </div>
      </div>
      <section aria-labelledby="likeness" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <LikenessHeading />
        <Suspense fallback={<p className="text-muted-foreground">Comparing with other pages…</p>}>
          <Likeness id={id} text={page.texts.content} />
        </Suspense>
      </section>
      {historyList}
    </div>
  )
}

async function Likeness({ id, text }: { id: string; text: string }) {
  return <LikenessSection found={await getPlaceLikeness(id, text)} />
}
