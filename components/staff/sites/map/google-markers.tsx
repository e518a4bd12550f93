import { AdvancedMarker } from '@vis.gl/react-google-maps'
import { useRouter } from 'next/navigation'
import { memo } from 'react'
import type { Marker } from '@/lib/map/clusters'
import { fromMercator } from '@/lib/map/mercator'
import { pointAt, type SitePoints } from '@/lib/owl/site-points'
import { owlPaths } from '@/lib/portal/owl-paths'
import { ClusterFace, clusterName, kindOfMarker, SiteFace, siteName } from './markers'
import styles from './site-map.module.css'

type Props = {
  markers: readonly Marker[]
  points: SitePoints
  onCluster: (marker: Marker) => void
}

export const GoogleMarkers = memo(function GoogleMarkers({ markers, points, onCluster }: Props) {
  const router = useRouter()
  return markers.map((marker) => {
    const isCluster = marker.cluster !== null
    const kind = kindOfMarker(marker)
    return (
      <AdvancedMarker
        key={marker.key}
        position={isCluster ? fromMercator(marker) : pointAt(points, marker.at)}
        title={isCluster ? clusterName(points, marker) : siteName(points, marker.at, kind)}
        onClick={() =>
          isCluster ? onCluster(marker) : router.push(owlPaths.site(points.ids[marker.at] ?? ''))
        }
      >
        <span className={styles.googleMarker}>
          {isCluster ? <ClusterFace marker={marker} /> : <SiteFace kind={kind} />}
        </span>
      </AdvancedMarker>
    )
  })
})
