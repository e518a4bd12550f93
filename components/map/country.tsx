import { memo } from 'react'
import { paths } from '@/lib/paths'
import styles from './locator.module.css'

/** Land and state lines, for an SVG in units of the drawing. Memoised: it stays the same while a map moves. */
export const Country = memo(function Country() {
  return (
    <>
      <use href={`${paths.mapCountry()}#land`} className={styles.land} />
      <use href={`${paths.mapCountry()}#borders`} className={styles.borders} />
    </>
  )
})
