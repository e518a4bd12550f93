import { SidebarSection } from '@/components/staff/headings'
import type { PosterRecord } from '@/lib/data/catalogue/video-poster'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { layoutOf } from '@/lib/video/layout'
import { FocusForm } from './poster/focus-form'
import { PosterStudio, type PosterActions } from './poster/poster-studio'

type Props = {
  id: string
  video: PosterRecord
  /** How many public pages show the film. */
  pageCount: number
  actions: PosterActions
  moveFocus: (formData: FormData) => Promise<void>
}

/** A full URL is shown as it is. */
export const posterAddress = (id: string, poster: string) =>
  poster.includes('/') ? poster : staffPaths.poster(id, poster)

const ORIGINAL = /^[0-9a-f]{32}\.webp$/

export function PosterSection({ id, video, pageCount, actions, moveFocus }: Props) {
  const { poster, focus } = video
  const address = poster ? posterAddress(id, poster) : null
  return (
    <SidebarSection id="poster" title="Poster">
      {address && poster ? (
        <FocusForm
          key={`${poster} ${focus.x} ${focus.y}`}
          address={address}
          focus={focus}
          action={moveFocus}
        />
      ) : (
        <p className="rounded-md border border-dashed px-4 py-8 text-center text-muted-foreground">
          No poster yet. Take a frame of the film, or upload a picture.
        </p>
      )}
      {pageCount > 0 && (
        <p className="text-sm">
          A change is at once on{' '}
          <a href="#publish" className="underline underline-offset-4">
            {formatCount(pageCount)} public {pageCount === 1 ? 'page' : 'pages'}
          </a>
          .
        </p>
      )}
      <PosterStudio
        key={poster}
        film={video.film}
        candidates={video.frames.map((frame) => staffPaths.frame(id, frame))}
        original={
          poster && ORIGINAL.test(poster)
            ? posterAddress(id, poster.replace('.webp', '.original.webp'))
            : null
        }
        layout={layoutOf(video.aspectRatio)}
        hasPoster={poster !== null}
        actions={actions}
      />
    </SidebarSection>
  )
}
