import { type Appearance, type AppearanceGroup, groupAppearances } from '@/lib/catalogue/appearances'
import { formatCount } from '@/lib/text/format'

/** Pages that need no click to be seen. */
const FIRST = 8

type AppearancesProps = {
  pages: Appearance[]
  /** Before the pages, as 'These pages show it'. */
  title: string
  /** Instead of them when there are none. */
  none: string
}

/** Public pages with links, before a change and after it. All of them: thousands of places come in groups. */
export function Appearances({ pages, title, none }: AppearancesProps) {
  if (pages.length === 0) return <p className="text-sm text-muted-foreground">{none}</p>
  const { single, groups } = groupAppearances(pages)
  const open = pages.length <= FIRST ? pages : single.slice(0, FIRST)
  const more = pages.length - open.length
  return (
    <div className="grid gap-2 text-sm" data-appearances={pages.length}>
      <p>
        {title} <span className="text-muted-foreground tabular-nums">{formatCount(pages.length)}</span>
      </p>
      <Pages pages={open} />
      {more > 0 && (
        <details>
          <summary className="inline-block min-h-9 cursor-pointer py-1.5 underline underline-offset-4">
            {formatCount(more)} more
          </summary>
          <Pages pages={single.slice(FIRST)} />
          {groups.map((group) => (
            <Group key={`${group.shows} ${group.state}`} {...group} />
          ))}
        </details>
      )}
    </div>
  )
}

/* Plain links: a page may have been rendered anew a moment ago, and the router's copy is old. */
const Pages = ({ pages }: { pages: Appearance[] }) =>
  pages.length > 0 && (
    <ul className="divide-y border-y">
      {pages.map(({ path, title, shows }) => (
        <li key={path} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <a href={path} className="[overflow-wrap:anywhere] underline underline-offset-4">
            {title}
          </a>
          <span className="[overflow-wrap:anywhere] text-muted-foreground">{shows}</span>
        </li>
      ))}
    </ul>
  )

const Group = ({ shows, state, pages }: AppearanceGroup) => (
  <div className="grid gap-1 border-b py-2">
    <p className="text-muted-foreground">
      {state}: {shows} <span className="tabular-nums">{formatCount(pages.length)}</span>
    </p>
    <ul className="flex flex-wrap gap-x-4 [&_a]:inline-block [&_a]:py-1 [&_a]:underline [&_a]:underline-offset-4">
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  </div>
)
