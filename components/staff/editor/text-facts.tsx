import { countWords as countArticleWords, readingMinutes } from '@/lib/blog/post'
import { outlineOf } from '@/lib/markdown/outline'
import { formatCount } from '@/lib/text/format'

type Props = {
  text: string
  countWords?: (text: string) => number
  onHeading: ((line: number) => void) | null
}

/** Words and headings of the text. */
export function TextFacts({ text, countWords = countArticleWords, onHeading }: Props) {
  const words = countWords(text)
  const outline = outlineOf(text)
  return (
    <div className="grid gap-1 text-sm text-muted-foreground">
      <p className="tabular-nums">
        {formatCount(words)} {words === 1 ? 'word' : 'words'}, {readingMinutes(words)} min read
      </p>
      {onHeading && outline.length > 0 && (
        <details>
          <summary className="inline-block cursor-pointer py-1 underline underline-offset-4">
            {outline.length} {outline.length === 1 ? 'heading' : 'headings'}
          </summary>
          <ol aria-label="Headings" className="grid justify-items-start border-l py-1">
            {outline.map(({ level, text: heading, line }) => (
              <li key={line} style={{ paddingLeft: `${Math.max(level - 1, 1) * 0.75}rem` }}>
                <button
                  type="button"
                  onClick={() => onHeading(line)}
                  className="py-1 text-left [overflow-wrap:anywhere] hover:text-foreground hover:underline"
                >
                  {heading}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
