import type { FilmText } from '@/lib/video/captions'
import { ChapterList } from './chapter-list'
import { WholeTranscript } from './whole-transcript'

const SUMMARY = 'cursor-pointer py-3 font-medium hover:text-primary'

/** Chapters and transcript of a film, closed at first. Nothing for a film without them. */
export function FilmTextSections({ text: { chapters, transcript } }: { text: FilmText }) {
  if (chapters.length === 0 && !transcript) return null
  return (
    <div className="col-span-full divide-y border-y">
      {chapters.length > 0 && (
        <details>
          <summary className={SUMMARY}>Chapters</summary>
          <ChapterList chapters={chapters} />
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
