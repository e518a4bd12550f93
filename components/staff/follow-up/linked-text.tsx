import { splitLinks } from '@/lib/text/links'

/** Words of colleagues, whose web addresses are links. Sends no referrer. */
const LinkedText = ({ text }: { text: string }) =>
  splitLinks(text).map(({ text: part, href }, index) =>
    href ? (
      <a
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-4"
      >
        {part}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ) : (
      part
    ),
  )

/** Characters and lines that are shown of a long text. */
const MOST = 600
const MOST_LINES = 12

function beginningOf(text: string): string | null {
  const lines = text.split('\n')
  if (text.length <= MOST && lines.length <= MOST_LINES) return null
  return lines.slice(0, MOST_LINES).join('\n').slice(0, MOST).toWellFormed().trimEnd()
}

/** Shows the beginning of a long text, and all of it on request. */
export function LongText({ text, what }: { text: string; what: string }) {
  const beginning = beginningOf(text)
  if (beginning === null) {
    return (
      <p className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">
        <LinkedText text={text} />
      </p>
    )
  }
  return (
    <div className="group/long max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">
      <p className="group-has-[[open]]/long:hidden">{beginning}…</p>
      <details>
        <summary className="cursor-pointer list-none py-1 text-sm underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          <span className="group-has-[[open]]/long:hidden">Show the whole {what}</span>
          <span className="hidden group-has-[[open]]/long:inline">Show less</span>
        </summary>
        <p>
          <LinkedText text={text} />
        </p>
      </details>
    </div>
  )
}
