'use client'

import { cx } from 'class-variance-authority'
import { Button } from '@/components/ui/button'
import { owlPaths } from '@/lib/portal/owl-paths'
import { ShownSites, type ShownSitesProps } from './shown-sites'
import styles from './site-map.module.css'
import { useSitePoints } from './use-site-points'
import { WithoutPosition } from './without-position'

type Props = Omit<ShownSitesProps, 'points'> & {
  /** The list of the sites without a position. */
  withoutHref: string
}

/** A map of the sites that a list has on its pages. */
export function SiteMap({ withoutHref, ...props }: Props) {
  const { points, hasFailed, retry } = useSitePoints(owlPaths.sitePoints(new URLSearchParams(props.search)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {points && (points.ids.length > 0 || props.canDraw) && <ShownSites {...props} points={points} />}
      {!points && (
        <div
          className={cx(
            styles.frame,
            props.isSmall && styles.small,
            'grid place-items-center p-4 text-center noscript:hidden',
          )}
        >
          {hasFailed ? (
            <div role="alert" className="grid justify-items-center gap-3">
              <p>The sites of the map could not be loaded.</p>
              <Button type="button" variant="outline" size="sm" onClick={retry}>
                Try again
              </Button>
            </div>
          ) : (
            <p role="status" className="text-muted-foreground">
              Loading the map…
            </p>
          )}
        </div>
      )}
      <noscript>
        <p className="text-muted-foreground">The map needs JavaScript. The table shows the same sites.</p>
      </noscript>
      {points && <WithoutPosition count={points.without} href={withoutHref} />}
    </div>
  )
}
