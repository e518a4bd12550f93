/** Films beside each other: starting one pauses the rest. Decoration without controls goes on. */
export function pauseOthers(film: HTMLVideoElement): void {
  for (const other of document.querySelectorAll<HTMLVideoElement>('[data-player] video, video[controls]')) {
    if (other !== film) other.pause()
  }
}
