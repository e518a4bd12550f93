import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { z } from 'zod'
import { AddressSection } from '@/components/staff/places/address-section'
import { LikenessHeading, LikenessSection } from '@/components/staff/places/likeness-section'
import { PlaceEditor } from '@/components/staff/places/place-editor'
import { AllPlacePages, DeletedPlace, PlaceHistory } from '@/components/staff/places/place-history'
import { PlaceTools } from '@/components/staff/places/place-tools'
import { PublishSection } from '@/components/staff/places/publish-section'
import { VersionsSection } from '@/components/staff/places/versions-section'
import { AddressChanges } from '@/components/staff/record/address-changes'
import { beginTextPicture, findLinkTargets, finishTextPicture } from '@/lib/actions/page-editor'
import { undoAddressChange } from '@/lib/actions/undo-address'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { listAddressChanges } from '@/lib/data/website/page-addresses'
import { getPageVersion, listPageVersions } from '@/lib/data/website/page-versions'
import { canCompose } from '@/lib/data/website/place-drafts'
import { getPlaceLikeness } from '@/lib/data/website/place-likeness'
import { getPlacePage, type PlaceColumns, toTexts } from '@/lib/data/website/place-page-record'
import { firstValue } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeName } from '@/lib/seo/places'
import { composePlace, movePlace, publishPlace, removePlaceDraft, restorePlace, savePlace } from './actions'
import { previewText } from './preview-text'

export const metadata: Metadata = { title: 'Place page' }

const SOME = 10
const ALL = 199
const VERSIONS = 20

export default async function PlacePagePage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/place-pages/[id]'>) {
  const { id } = await params
  const viewer = await requireArea('admin', staffPaths.placePage(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = await searchParams
  const showsAll = query.history === 'all'
  const number = Number(firstValue(query.version))
  const [page, history, addressChanges, kept, older] = await Promise.all([
    getPlacePage(id),
    listRecordHistory('service_geo_pages', id, showsAll ? ALL : SOME),
    listAddressChanges('place', id),
    listPageVersions('place', id, VERSIONS),
    Number.isInteger(number) && number > 0 ? getPageVersion('place', id, number) : null,
  ])
  const historyProps = {
    entries: history.entries,
    moreHref: history.hasMore && !showsAll ? staffPaths.placePage(id, { history: 'all' }) : null,
    undo: undoRecordChange.bind(null, 'service_geo_pages', id),
  }
  if (!page) {
    if (history.entries.length === 0) notFound()
    return <DeletedPlace {...historyProps} />
  }

  const mayDelete = viewer.role === 'super_admin' && page.status === 'draft'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <AllPlacePages />
        <h1 className="type-title [overflow-wrap:anywhere]">{placeName(page)}</h1>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PlaceEditor
          page={{ ...page, isPublished: page.status === 'published' }}
          save={savePlace.bind(null, id)}
          tools={{
            renderPreview: previewText,
            searchLinks: findLinkTargets,
            pictures: { begin: beginTextPicture, finish: finishTextPicture },
          }}
        />
        <div className="grid content-start gap-8">
          <PublishSection page={page} publish={publishPlace.bind(null, id)} />
          <AddressSection
            slug={page.slug}
            isState={page.city === null}
            move={movePlace.bind(null, id, page.slug)}
          />
          <AddressChanges changes={addressChanges} undo={undoAddressChange.bind(null, 'place', id)} />
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
      <VersionsSection
        id={id}
        versions={kept.versions}
        hasMore={kept.hasMore}
        current={{ number: page.version, texts: page.texts }}
        compared={
          older && {
            number,
            texts: toTexts(older as PlaceColumns),
            restore: restorePlace.bind(null, id, number, page.version),
          }
        }
      />
      <PlaceHistory {...historyProps} />
    </div>
  )
}

async function Likeness({ id, text }: { id: string; text: string }) {
  return <LikenessSection found={await getPlaceLikeness(id, text)} />
}
