import { buttonVariants } from '@/components/ui/button-variants'
import { OfficeTime } from '@/components/staff/office-time'
import type { Film } from '@/lib/data/catalogue/video-film'
import { staffPaths } from '@/lib/portal/staff-paths'
import { filmSummary } from './film-facts'

type Props = {
  videoId: string
  films: Film[]
  /** Path of the film in use; empty without one. */
  seen: string
  restoreOf: (filmId: string) => (formData: FormData) => Promise<void>
}

/** Films that were replaced. */
export function OtherFilms({ videoId, films, seen, restoreOf }: Props) {
  if (films.length === 0) return null
  return (
    <details className="rounded-md border px-4 py-3">
      <summary className="cursor-pointer text-sm font-medium">
        Earlier films <span className="text-muted-foreground tabular-nums">({films.length})</span>
      </summary>
      <ul className="mt-3 divide-y border-t">
        {films.map((film) => (
          <li key={film.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 text-sm">
              <a
                href={staffPaths.film(videoId, film.id)}
                className="font-medium [overflow-wrap:anywhere] underline underline-offset-4"
              >
                {film.fileName}
              </a>
              <p className="text-muted-foreground">
                {filmSummary(film)} · <OfficeTime at={film.probedAt} />
              </p>
            </div>
            <form action={restoreOf(film.id)}>
              <input type="hidden" name="seen" value={seen} />
              <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
                Use again<span className="sr-only">: {film.fileName}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
