import type { CSSProperties } from 'react'
import styles from './star-rating.module.css'

const MAXIMUM = 5

type StarProperties = CSSProperties & Record<'--rating' | '--maximum', number>

export function StarRating({ rating }: { rating: number }) {
  const properties: StarProperties = { '--rating': rating, '--maximum': MAXIMUM }
  return (
    <p>
      <span aria-hidden="true" className={styles.stars} style={properties} />
      <span className="sr-only">{`Rated ${rating} out of ${MAXIMUM}`}</span>
    </p>
  )
}
