import { memo } from 'react'
import { DETAIL_PRECISION } from '@/lib/map/types'
import styles from '@/components/map/locator.module.css'
import type { Details } from './use-details'

export const Counties = memo(function Counties({ states }: Pick<Details, 'states'>) {
  return (
    <g transform={`scale(${1 / DETAIL_PRECISION})`}>
      {Object.entries(states).map(([abbreviation, { counties }]) => (
        <path key={abbreviation} d={counties} vectorEffect="non-scaling-stroke" className={styles.counties} />
      ))}
    </g>
  )
})
