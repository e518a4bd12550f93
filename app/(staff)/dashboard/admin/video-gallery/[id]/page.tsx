import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { AddressChanges } from '@/components/staff/record/address-changes'
import { CaptionsSection } from '@/components/staff/videos/captions-section'
import { FactsSection } from '@/components/staff/videos/facts-section'
import { FilmSection } from '@/components/staff/videos/film-section'
import { LinkSection } from '@/components/staff/videos/link-section'
import { OldAddresses } from '@/components/staff/record/old-addresses'
import { PosterSection } from '@/components/staff/videos/poster-section'
import { PublishSection } from '@/components/staff/videos/publish-section'
import { RenditionsSection } from '@/components/staff/videos/renditions-section'
import { AllVideos, DeletedVideo, VideoHistory } from '@/components/staff/videos/video-history'
import { makeRenditions } from '@/lib/actions/make-renditions'
import { freeAddress } from '@/lib/actions/free-address'
import { undoAddressChange } from '@/lib/actions/undo-address'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import type { VideoField } from '@/lib/catalogue/video-fields'
import { listAppearances } from '@/lib/data/catalogue/appearances'
import { getVideoFilm, type VideoFilm } from '@/lib/data/catalogue/video-film'
import { listCaptions } from '@/lib/data/catalogue/captions'
import { getPoster } from '@/lib/data/catalogue/video-poster'
import { getVideo } from '@/lib/data/catalogue/video-record'
import { listNames } from '@/lib/data/catalogue/video-links'
import { listOldAddresses } from '@/lib/data/website/old-addresses'
import { getRenditionState } from '@/lib/data/catalogue/video-renditions'
import { listAddressChanges } from '@/lib/data/website/page-addresses'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeFact, removeDraft } from './actions'
import {
  chooseFilmRatio,
  discardFilmUpload,
  finishFilmUpload,
  nameVimeoFilm,
  restoreEarlierFilm,
} from './film'
import { createCaptions } from './captions'
import { addLink, removeLink } from './links'
import { beginPoster, finishPoster, moveFocus } from './poster'
import { changePublication } from './publication'

export const metadata: Metadata = { title: 'Video' }

const SOME = 10
const ALL = 199

const filmNames = (video: VideoFilm | null): [string, string][] =>
  [video?.film, ...(video?.others ?? [])].flatMap((film) => (film?.path ? [[film.path, film.fileName]] : []))

export default async function VideoPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/video-gallery/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.video(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const showsAll = (await searchParams).history === 'all'
  const [video, pages, history, oldAddresses, film, renditions, poster, captions, addressChanges] =
    await Promise.all([
      getVideo(id),
      listAppearances({ kind: 'video', id }),
      listRecordHistory('videos', id, showsAll ? ALL : SOME),
      listOldAddresses('video', id),
      getVideoFilm(id),
      getRenditionState(id),
      getPoster(id),
      listCaptions(id),
      listAddressChanges('video', id),
    ])
  const historyProps = {
    ...history,
    id,
    moreHref: history.hasMore && !showsAll ? staffPaths.video(id, { history: 'all' }) : null,
    names: new Map([...(await listNames(history.entries)), ...filmNames(film)]),
    undo: undoRecordChange.bind(null, 'videos', id),
  }
  if (!video || !film || !poster) {
    if (history.entries.length === 0) notFound()
    return <DeletedVideo {...historyProps} />
  }

  const actionOf = (field: VideoField) => changeFact.bind(null, id, field)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <AllVideos />
        <h1 className="type-title [overflow-wrap:anywhere]">{video.title}</h1>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <FilmSection
            video={film}
            actions={{
              finish: finishFilmUpload.bind(null, id),
              discard: discardFilmUpload.bind(null, id),
              restoreOf: (earlier) => restoreEarlierFilm.bind(null, id, earlier),
              chooseRatio: chooseFilmRatio.bind(null, id),
              nameVimeo: nameVimeoFilm.bind(null, id),
            }}
          />
          <FactsSection video={video} actionOf={actionOf} />
          <LinkSection
            kind="client"
            title="Clients"
            linked={video.clients.map(({ id: linked, name }) => ({
              id: linked,
              name,
              href: staffPaths.client(linked),
              unlink: removeLink.bind(null, id, 'client', linked),
            }))}
            link={addLink.bind(null, id, 'client')}
          />
          <LinkSection
            kind="industry"
            title="Industries"
            linked={video.industries.map(({ id: linked, name }) => ({
              id: linked,
              name,
              unlink: removeLink.bind(null, id, 'industry', linked),
            }))}
            link={addLink.bind(null, id, 'industry')}
          />
        </div>
        <div className="grid content-start gap-8 lg:col-start-2 lg:row-start-1">
          <PublishSection
            video={video}
            pages={pages}
            change={changePublication.bind(null, id)}
            remove={removeDraft.bind(null, id)}
          />
          {renditions && <RenditionsSection state={renditions} make={makeRenditions.bind(null, id)} />}
          <PosterSection
            id={id}
            video={poster}
            pageCount={pages.length}
            actions={{
              begin: beginPoster.bind(null, id),
              finish: finishPoster.bind(null, id, poster.poster),
            }}
            moveFocus={moveFocus.bind(null, id, poster.poster ?? '')}
          />
          <CaptionsSection captions={captions} add={createCaptions.bind(null, id)} />
          <OldAddresses
            kind="video"
            addresses={oldAddresses}
            actionOf={(slug) => freeAddress.bind(null, 'video', id, slug)}
          />
          <AddressChanges changes={addressChanges} undo={undoAddressChange.bind(null, 'video', id)} />
        </div>
      </div>
      <VideoHistory {...historyProps} />
    </div>
  )
}
