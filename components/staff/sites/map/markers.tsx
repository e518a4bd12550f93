import { cx } from 'class-variance-authority'
import { memo, type CSSProperties } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import type { Marker } from '@/lib/map/clusters'
import { MAP_STATUSES, type SitePoints, tallyText } from '@/lib/owl/site-points'
import { SITE_STATUS_LABELS } from '@/lib/owl/sites'
import { owlPaths } from '@/lib/portal/owl-paths'
import styles from './site-map.module.css'

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

const ratio = (tally: readonly number[], kinds: number) =>
  tally.slice(0, kinds).reduce((sum, part) => sum + part, 0) / tally.reduce((sum, part) => sum + part, 0)

export const clusterName = (points: SitePoints, { tally, at }: Marker) =>
  `${tallyText(tally)}, around ${points.names[at] ?? ''}`

export const statusWord = (kind: number) => SITE_STATUS_LABELS[MAP_STATUSES[kind] ?? 'open'].toLowerCase()

export const siteName = (points: SitePoints, at: number, kind: number) =>
  `${points.names[at] ?? ''}, number ${points.numbers[at] ?? ''}, ${statusWord(kind)}`

export const kindOfMarker = ({ tally }: Marker) => Math.max(tally.indexOf(1), 0)

/** The ring has a part for each status. */
export const ClusterFace = ({ marker: { count, tally } }: { marker: Marker }) => (
  <span
    className={styles.cluster}
    style={
      {
        '--open': `${ratio(tally, 1)}turn`,
        '--planned': `${ratio(tally, 2)}turn`,
        '--size': `${32 + 5 * Math.log10(count)}px`,
      } as CSSProperties
    }
  >
    <span>{compact.format(count)}</span>
  </span>
)

export const SiteFace = ({ kind }: { kind: number }) => (
  <span className={styles.site} data-status={MAP_STATUSES[kind]} />
)

type Props = {
  markers: readonly Marker[]
  points: SitePoints
  /** Pixels of the plane. */
  scale: number
  onCluster: (marker: Marker) => void
  /** A focused marker may be outside of what shows. */
  onFocus: (marker: Marker) => void
}

/** Buttons that zoom, and links to sites. Memoized: while the map is only moved, they stay as they are. */
export const Markers = memo(function Markers({ markers, points, scale, onCluster, onFocus }: Props) {
  return markers.map((marker) => {
    const place = {
      className: styles.marker,
      style: { transform: `translate(${marker.x * scale}px, ${marker.y * scale}px)` },
      onFocus: () => onFocus(marker),
    }
    if (marker.cluster !== null) {
      const name = clusterName(points, marker)
      return (
        <button key={marker.key} type="button" aria-label={name} onClick={() => onCluster(marker)} {...place}>
          <ClusterFace marker={marker} />
        </button>
      )
    }
    const kind = kindOfMarker(marker)
    return (
      <StaffLink
        key={marker.key}
        href={owlPaths.site(points.ids[marker.at] ?? '')}
        draggable={false}
        aria-label={siteName(points, marker.at, kind)}
        {...place}
        className={cx(styles.marker, styles.single)}
      >
        <SiteFace kind={kind} />
        <span aria-hidden="true" className={styles.name}>
          {points.names[marker.at]}
          <small>{points.numbers[marker.at]}</small>
        </span>
      </StaffLink>
    )
  })
})
