import type { Appearance } from '@/lib/catalogue/appearances'
import { formatCount } from '@/lib/text/format'

const FIRST = 8
const MOST = 200

type AppearancesProps = {
  pages: Appearance[]
  /** Before the pages, as 'These pages show it'. */
  title: string
  /** Instead of them when there are none. */
  none: string
}

/** Public pages with links, before a change and after it. */
export function Appearances({ pages, title, none }: AppearancesProps) {
  if (pages.length === 0) return <p className="text-sm text-muted-foreground">{none}</p>
  const more = pages.slice(FIRST, MOST)
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {title} <span className="text-muted-foreground tabular-nums">{formatCount(pages.length)}</span>
      </p>
      <Pages pages={pages.slice(0, FIRST)} />
      {more.length > 0 && (
        <details>
          <summary className="inline-block min-h-9 cursor-pointer py-1.5 underline underline-offset-4">
            {formatCount(pages.length - FIRST)} more
          </summary>
          <Pages pages={more} />
          {pages.length > MOST && (
            <p className="py-2 text-muted-foreground">and {formatCount(pages.length - MOST)} others</p>
          )}
        </details>
      )}
    </div>
  )
}

const Pages = ({ pages }: { pages: Appearance[] }) => (
  <ul className="divide-y border-y">
    {pages.map(({ path, title, shows }) => (
      <li key={path} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {/* A plain link: the page may have been rendered anew a moment ago, and the router's copy is old. */}
        <a href={path} className="[overflow-wrap:anywhere] underline underline-offset-4">
          {title}
        </a>
        <span className="[overflow-wrap:anywhere] text-muted-foreground">{shows}</span>
      </li>
    ))}
  </ul>
)
