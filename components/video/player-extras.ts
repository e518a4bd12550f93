import { listenForKeys } from './player-keys'
import { rememberChoices } from './player-memory'

/** What the browser's player lacks. Loaded after the page. */
export function addExtras(film: HTMLVideoElement, signal: AbortSignal): void {
  if (signal.aborted) return
  const stop = [listenForKeys(film), rememberChoices(film)]
  signal.addEventListener('abort', () => stop.forEach((end) => end()), { once: true })
}
