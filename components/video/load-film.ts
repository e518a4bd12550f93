import type * as FilmModule from './film-over-page'
import { afterLoad, whenIdle } from '@/components/hooks/after-load'
import { isMetered } from './network'

export type Film = typeof FilmModule

let film: Film | null = null

/** Frame, dialog and player of films: one chunk, so that it is on its way together with a film's data. */
export async function loadFilm(): Promise<Film> {
  return (film ??= await import('./film-over-page'))
}

export const loadedFilm = () => film

let isAwaited = false

/** Pages with links to films have it soon after they have loaded, unless the visitor saves data. A chunk that does not load is asked for again on intent. */
export function loadFilmSoon(): void {
  if (isAwaited || isMetered()) return
  isAwaited = true
  afterLoad(() => whenIdle(() => void loadFilm().catch(() => undefined)))
}
