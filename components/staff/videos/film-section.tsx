import { buttonVariants } from '@/components/ui/button-variants'
import type { VideoFilm } from '@/lib/data/catalogue/video-film'
import type { Action } from '@/lib/forms/form-state'
import type { FinishedUpload } from '@/lib/forms/upload'
import { staffPaths } from '@/lib/portal/staff-paths'
import { inferLayout, layoutOf } from '@/lib/video/layout'
import { ASPECT_RATIOS } from '@/lib/video/types'
import { FilmFacts } from './film/film-facts'
import { FilmUpload } from './film/film-upload'
import { OtherFilms } from './film/other-films'
import { VimeoForm } from './film/vimeo-form'

type FilmActions = {
  finish: (uploadId: string) => Promise<FinishedUpload>
  discard: (uploadId: string) => Promise<void>
  restoreOf: (filmId: string) => (formData: FormData) => Promise<void>
  chooseRatio: (formData: FormData) => Promise<void>
  nameVimeo: Action
}

type Props = { video: VideoFilm; actions: FilmActions }

/** Every film before it is published is seen by staff only, at a signed address. */
const fileAddress = ({ id, film, source }: VideoFilm): string | null => {
  if (film?.path) return staffPaths.film(id, film.id)
  return source?.kind === 'file' ? source.src : null
}

function Shown({ video }: { video: VideoFilm }) {
  const address = fileAddress(video)
  if (address) {
    return (
      <video
        key={address}
        src={address}
        controls
        preload="metadata"
        playsInline
        aria-label="The film in use"
        className="max-h-96 w-full rounded-md border bg-black"
      />
    )
  }
  if (video.source) {
    return (
      <p>
        Plays from Vimeo:{' '}
        <a
          href={video.link ?? `https://vimeo.com/${video.vimeoId}`}
          target="_blank"
          rel="noopener noreferrer"
          className="[overflow-wrap:anywhere] underline underline-offset-4"
        >
          {video.link ?? `vimeo.com/${video.vimeoId}`}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    )
  }
  return <p className="text-muted-foreground">No film yet. Upload one, or name one on Vimeo.</p>
}

function RatioAdvice({ video, choose }: { video: VideoFilm; choose: FilmActions['chooseRatio'] }) {
  const layout = video.film && inferLayout(video.film.width, video.film.height)
  const ratio = ASPECT_RATIOS.find((one) => layoutOf(one) === layout)
  if (!ratio || ratio === video.aspectRatio) return null
  return (
    <form
      action={choose}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-primary py-1 pl-4"
    >
      <p>The film is {layout}, and the video is set to another shape.</p>
      <input type="hidden" name="ratio" value={ratio} />
      <input type="hidden" name="seen" value={video.aspectRatio ?? ''} />
      <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        Set to {layout}
      </button>
    </form>
  )
}

export function FilmSection({ video, actions }: Props) {
  const { id, film, uploads, others } = video
  const seen = film?.path ?? ''
  return (
    <section aria-labelledby="film" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="film" className="type-heading">
        Film
      </h2>
      <Shown video={video} />
      {film?.error && (
        <p role="status" className="border-l-2 border-destructive py-1 pl-4">
          {film.error} Upload an MP4 with H.264 and AAC, or wait until the server has converted it.
        </p>
      )}
      {film && <FilmFacts film={film} />}
      <RatioAdvice video={video} choose={actions.chooseRatio} />
      <FilmUpload
        hasFilm={video.source !== null || film !== null}
        endpoint={staffPaths.filmUploads(id)}
        uploads={uploads}
        finish={actions.finish}
        discard={actions.discard}
      />
      <OtherFilms videoId={id} films={others} seen={seen} restoreOf={actions.restoreOf} />
      <details className="rounded-md border px-4 py-3">
        <summary className="cursor-pointer text-sm font-medium">Use a film on Vimeo</summary>
        <div className="mt-4 max-w-xl">
          <VimeoForm action={actions.nameVimeo} seen={seen} />
        </div>
      </details>
    </section>
  )
}
