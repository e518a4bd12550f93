import { cx } from 'class-variance-authority'
import { paths } from '@/lib/paths'
import { pagesAround } from '@/lib/video/portfolio'
import { IntentLink } from './intent-link'

type Props = { name: string; page: number; pages: number }

const STEP = 'grid size-11 place-items-center border text-sm tabular-nums'

/** Few pages as a rule, so all are a step or two away; links, for crawlers and for visitors without script. */
export function GalleryPager({ name, page, pages }: Props) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-14">
      <ol className="flex flex-wrap gap-2">
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <IntentLink
              href={paths.industry(name, number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={cx(
                STEP,
                number === page ? 'border-primary text-primary' : 'hover:border-foreground',
              )}
            >
              {number}
            </IntentLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
