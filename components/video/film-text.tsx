import type { FilmText } from '@/lib/video/captions'
import { formatTime } from '@/lib/video/webvtt/cue'
import { ChapterList } from './chapter-list'
import { WholeTranscript } from './whole-transcript'

const SUMMARY = 'cursor-pointer py-3 font-medium hover:text-primary'

/** As in '01:05'. */
const clock = (seconds: number) => formatTime(Math.floor(seconds) * 1000).slice(0, -4)

/** Chapters and transcript of a film, closed at first. Nothing for a film without them. */
export function FilmTextSections({ text: { chapters, transcript } }: { text: FilmText }) {
  if (chapters.length === 0 && !transcript) return null
  return (
    <div className="col-span-full divide-y border-y">
      {chapters.length > 0 && (
        <details>
          <summary className={SUMMARY}>Chapters</summary>
          <ChapterList
            chapters={chapters.map(({ title, start }) => ({ title, start, clock: clock(start) }))}
          />
        </details>
      )}
      {transcript && (
        <details>
          <summary className={SUMMARY}>Transcript</summary>
          <div lang={transcript.language} className="grid max-w-[65ch] gap-3 pb-5">
            {transcript.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
            {transcript.whole && (
              <WholeTranscript href={transcript.whole} shown={transcript.paragraphs.length} />
            )}
          </div>
        </details>
      )}
    </div>
  )
}
