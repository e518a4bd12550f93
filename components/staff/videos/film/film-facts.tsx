import { FactList } from '@/components/staff/record/fact-list'
import { FILM_TYPE_NAMES } from '@/lib/catalogue/film/upload-rules'
import type { Film } from '@/lib/data/catalogue/video-film'
import { fileSize } from '@/lib/text/format'

/** As in '1:04' or '1:02:03'. */
function filmDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

export const filmSummary = (film: Film): string =>
  `${FILM_TYPE_NAMES[film.type]} · ${film.width} × ${film.height} · ${filmDuration(film.durationMs)} · ${fileSize(film.bytes)}`

export function FilmFacts({ film }: { film: Film }) {
  return (
    <FactList
      facts={[
        ['File', film.fileName],
        ['Type', `${FILM_TYPE_NAMES[film.type]}, ${fileSize(film.bytes)}`],
        ['Picture', `${film.width} × ${film.height} pixels, ${film.videoCodec ?? 'unknown codec'}`],
        ['Length', filmDuration(film.durationMs)],
        ['Sound', film.hasAudio ? (film.audioCodec ?? 'Unknown codec') : 'None'],
        ['Start', film.isFastStart ? 'At once: the index comes first' : 'Late: the index comes last'],
      ]}
    />
  )
}
