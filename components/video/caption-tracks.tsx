import type { CaptionTrack } from '@/lib/video/captions'

/** Films start without sound, so the first captions are on. */
export function CaptionTracks({ tracks }: { tracks: readonly CaptionTrack[] }) {
  const first = tracks.find(({ kind }) => kind === 'captions')
  return tracks.map((track) => (
    <track
      key={track.src}
      src={track.src}
      kind={track.kind}
      srcLang={track.language}
      label={track.label}
      default={track === first}
    />
  ))
}
