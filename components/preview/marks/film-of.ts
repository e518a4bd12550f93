import { markIds } from '@/lib/ads/marks'

/** Null without a film, and where it could not be loaded. */
export const filmOf = (adId: string): HTMLVideoElement | null =>
  document.getElementById(markIds.film(adId))?.querySelector('video') ?? null

/** Shows the film at this moment, paused. False where there is no film to show. */
export function showMoment(adId: string, ms: number): boolean {
  const film = filmOf(adId)
  if (!film) return false
  film.pause()
  film.currentTime = ms / 1000
  film.scrollIntoView({ block: 'nearest' })
  return true
}
