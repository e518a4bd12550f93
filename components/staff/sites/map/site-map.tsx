'use client'

import { cx } from 'class-variance-authority'
import { useRouter } from 'next/navigation'
import { useCallback, useMemo, useState } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { type Circle, type GeoBox, outlineOfBox, outlineOfCircle, writeBox } from '@/lib/owl/area'
import type { SitePoints } from '@/lib/owl/site-points'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCount } from '@/lib/text/format'
import { Legend } from './legend'
import { MapEngine } from './map-engine'
import { SeenSites } from './seen-sites'
import { Stack } from './stack'
import styles from './site-map.module.css'
import type { Seen } from './types'
import { useSitePoints } from './use-site-points'
import { WithoutPosition } from './without-position'

type Area = { box: GeoBox | null; circle: Circle | null }

const NO_AREA: Area = { box: null, circle: null }

/** Sites are indices in the points, so they count only while these are shown. */
type Shown<Value> = { points: SitePoints | null; value: Value }

type Props = {
  /** As in 'sites of Gullwing Fuel'. */
  what?: string
  /** What the list is narrowed to. */
  area?: Area
  /** Query of the list. */
  search: string
  /** Whether the list can be narrowed to what is drawn. The map then stays when it has no sites. */
  canDraw?: boolean
  isSmall?: boolean
  /** The list of the sites without a position. */
  withoutHref: string
}

/** A map of the sites that a list has on its pages, and below it a list of those that the map shows. */
export function SiteMap({
  what = 'sites',
  area = NO_AREA,
  search,
  canDraw = false,
  isSmall,
  withoutHref,
}: Props) {
  const router = useRouter()
  const { points, hasFailed, retry } = useSitePoints(owlPaths.sitePoints(new URLSearchParams(search)))
  const [seen, setSeen] = useState<Shown<Seen> | null>(null)
  const [stack, setStack] = useState<Shown<number[]> | null>(null)
  const showStack = useCallback((value: number[]) => setStack({ points, value }), [points])
  const [isDrawing, setDrawing] = useState(false)
  const outlines = useOutlines(area)
  const hrefOf = (box: GeoBox) => {
    const params = new URLSearchParams(search)
    params.set('box', writeBox(box))
    return owlPaths.sites(params)
  }
  const isEmpty = points?.ids.length === 0 && !canDraw
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {points && canDraw && (
        <div className="flex flex-wrap justify-end gap-3 max-md:order-1 max-md:justify-start">
          <button
            type="button"
            aria-pressed={isDrawing}
            onClick={() => setDrawing(!isDrawing)}
            className={buttonVariants({ variant: isDrawing ? 'secondary' : 'outline', size: 'sm' })}
          >
            Draw a rectangle
          </button>
          {seen?.value.box && (
            <StaffLink
              href={hrefOf(seen.value.box)}
              scroll={false}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Only what the map shows
            </StaffLink>
          )}
        </div>
      )}
      {!isEmpty && (
        <div className={cx(styles.frame, isSmall && styles.small, 'noscript:hidden')}>
          {hasFailed ? (
            <Failure retry={retry} />
          ) : (
            <MapEngine
              points={points}
              label={points ? `Map of ${formatCount(points.ids.length)} ${what}` : ''}
              outlines={outlines}
              onSeen={(value) => setSeen({ points, value })}
              onStack={showStack}
              isDrawing={isDrawing}
              onDrawn={(drawn) => {
                setDrawing(false)
                if (drawn) router.push(hrefOf(drawn), { scroll: false })
              }}
            />
          )}
          {points && stack?.points === points && (
            <Stack points={points} stack={stack.value} onClose={() => setStack(null)} />
          )}
        </div>
      )}
      <noscript>
        <p className="text-muted-foreground">The map needs JavaScript. The table shows the same sites.</p>
      </noscript>
      {points && !isEmpty && (
        <>
          <Legend />
          <SeenSites points={points} seen={seen?.points === points ? seen.value.sites : null} />
        </>
      )}
      {points && <WithoutPosition count={points.without} href={withoutHref} />}
    </div>
  )
}

const Failure = ({ retry }: { retry: () => void }) => (
  <div
    role="alert"
    className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center"
  >
    <p>The sites of the map could not be loaded.</p>
    <Button type="button" variant="outline" size="sm" onClick={retry}>
      Try again
    </Button>
  </div>
)

/** Stable while the area stays the same, also when the page is rendered again. */
function useOutlines(area: Area) {
  const key = JSON.stringify(area)
  return useMemo(() => {
    const { box, circle } = JSON.parse(key) as Area
    return [box ? [outlineOfBox(box)] : [], circle ? [outlineOfCircle(circle)] : []].flat()
  }, [key])
}
