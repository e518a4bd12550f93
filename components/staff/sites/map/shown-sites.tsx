import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
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

type Area = { box: GeoBox | null; circle: Circle | null }

const NO_AREA: Area = { box: null, circle: null }

export type ShownSitesProps = {
  points: SitePoints
  /** As in 'sites of Gullwing Fuel'. */
  what?: string
  /** What the list is narrowed to. */
  area?: Area
  /** Query of the list. */
  search: string
  /** Whether the list can be narrowed to what is drawn. */
  canDraw?: boolean
  isSmall?: boolean
}

/** The map, and below it a list of the sites that it shows. */
export function ShownSites({
  points,
  what = 'sites',
  area = NO_AREA,
  search,
  canDraw,
  isSmall,
}: ShownSitesProps) {
  const router = useRouter()
  const [seen, setSeen] = useState<Seen | null>(null)
  const [stack, setStack] = useState<number[]>([])
  const [isDrawing, setDrawing] = useState(false)
  const { box, circle } = area
  const outlines = useOutlines(box, circle)
  const hrefOf = (next: GeoBox) => {
    const params = new URLSearchParams(search)
    params.set('box', writeBox(next))
    return owlPaths.sites(params)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {canDraw && (
        <div className="flex flex-wrap justify-end gap-3 max-md:order-1 max-md:justify-start">
          <button
            type="button"
            aria-pressed={isDrawing}
            onClick={() => setDrawing(!isDrawing)}
            className={buttonVariants({ variant: isDrawing ? 'secondary' : 'outline', size: 'sm' })}
          >
            Draw a rectangle
          </button>
          {seen?.box && (
            <Link
              href={hrefOf(seen.box)}
              scroll={false}
              prefetch={false}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Only what the map shows
            </Link>
          )}
        </div>
      )}
      <div className={cx(styles.frame, isSmall && styles.small)}>
        <MapEngine
          points={points}
          label={`Map of ${formatCount(points.ids.length)} ${what}`}
          outlines={outlines}
          onSeen={setSeen}
          onStack={setStack}
          isDrawing={isDrawing}
          onDrawn={(drawn) => {
            setDrawing(false)
            if (drawn) router.push(hrefOf(drawn), { scroll: false })
          }}
        />
        {stack.length > 0 && <Stack points={points} stack={stack} onClose={() => setStack([])} />}
      </div>
      <Legend />
      <SeenSites points={points} seen={seen?.sites ?? null} />
    </div>
  )
}

/** Stable while the area stays the same, also when the page is rendered again. */
function useOutlines(box: GeoBox | null, circle: Circle | null) {
  const key = JSON.stringify([box, circle])
  return useMemo(() => {
    const [rectangle, round] = JSON.parse(key) as [GeoBox | null, Circle | null]
    return [rectangle ? [outlineOfBox(rectangle)] : [], round ? [outlineOfCircle(round)] : []].flat()
  }, [key])
}
