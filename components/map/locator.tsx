import { cx } from 'class-variance-authority'
import Link from 'next/link'
import type { State } from '@/lib/content/states'
import type { Point } from '@/lib/geo/types'
import { createStaticMap } from '@/lib/map/static-map'
import { paths } from '@/lib/paths'
import { LocatorShell } from './locator-shell'
import type { LocatorKind, NamedPoint } from './types'
import styles from './locator.module.css'

type Props = {
  kind: LocatorKind
  center: Point
  zoom: number
  placeholder: string
  /** Ranked first in the search. */
  state?: Pick<State, 'name' | 'abbreviation'>
  /** Marked on the map. */
  here?: NamedPoint | null
}

/** A static map that becomes interactive near the viewport. */
export function Locator({ kind, center: { lat, lng }, zoom, placeholder, state, here = null }: Props) {
  const view = { lat, lng, zoom }
  return (
    <section
      aria-label="Find a videographer on the map"
      className={cx(styles.frame, kind === 'blog' && styles.blog, 'corner-ticks')}
    >
      <LocatorShell
        kind={kind}
        view={view}
        data={createStaticMap(view, here)}
        here={here}
        placeholder={placeholder}
        state={state?.abbreviation}
      />
      <p className="absolute inset-x-4 top-4 z-10 hidden bg-background/90 p-3 noscript:block">
        Searching this map needs JavaScript.{' '}
        <Link href={paths.getStarted()} className="underline underline-offset-4">
          Tell us where you film
        </Link>{' '}
        and we will find a videographer near you.
      </p>
    </section>
  )
}
