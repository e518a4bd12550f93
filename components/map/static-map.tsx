import { memo, type CSSProperties } from 'react'
import type { StaticMapData } from '@/lib/map/static-map'
import { DRAWING } from '@/lib/map/types'
import { paths } from '@/lib/paths'
import styles from './locator.module.css'

const vars = (values: Record<`--${string}`, number>) => values as CSSProperties

type Props = {
  data: StaticMapData
  /** Of the place that the page is about. */
  name?: string
}

/** The map without script. CSS scales it by the frame's width, so positions are in units of the drawing. */
export function StaticMap({ data: { center, pins, here }, name }: Props) {
  const [x, y, zoom] = center
  const people = pins.reduce((sum, [, , count]) => sum + count, 0)
  return (
    <div
      role="img"
      aria-label={`Map with ${people} videographers in ${pins.length} places`}
      className={styles.still}
      style={vars({ '--x': x, '--y': y, '--zoom': zoom })}
    >
      <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} className={styles.drawing}>
        <Country />
        {here && <circle cx={x + here[0]} cy={y + here[1]} r={here[2]} className={styles.reach} />}
      </svg>
      {here && (
        <span className={styles.here} style={vars({ '--px': here[0], '--py': here[1] })}>
          {name}
        </span>
      )}
      {pins.map(([right, down, count]) => (
        <span key={`${right} ${down}`} className={styles.pin} style={vars({ '--px': right, '--py': down })}>
          {count}
        </span>
      ))}
    </div>
  )
}

/** Memoized: it does not change while the map moves. */
export const Country = memo(function Country() {
  return (
    <>
      <use href={`${paths.mapCountry()}#land`} className={styles.land} />
      <use href={`${paths.mapCountry()}#borders`} className={styles.borders} />
    </>
  )
})
