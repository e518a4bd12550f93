import type { CSSProperties } from 'react'
import { Container } from '@/components/ui/container'
import type { CombinedIndustry } from '@/lib/video/portfolio'
import styles from './combined-rows.module.css'
import { IndustryHeading } from './industry-row'
import { VideoCard } from './video-card'

/** Divides evenly by every number of columns that a row can have. */
const GRID_COLUMNS = 60

/** What is seen of a row that holds more than fits: enough of the next frame to show that there is one. */
const PEEK = 0.25

const span = (videos: number, columns: number) => (Math.min(videos, columns) * GRID_COLUMNS) / columns

function placement({ videos, columns }: CombinedIndustry): CSSProperties & Record<`--${string}`, number> {
  const count = videos.length
  const overflows = count > columns.mobile
  return {
    '--mobile': span(count, columns.mobile),
    '--tablet': span(count, columns.tablet),
    '--desktop': span(count, columns.desktop),
    '--tiles': count,
    '--tiles-mobile': overflows ? columns.mobile + PEEK : count,
  }
}

const sizesOf = ({ columns: { mobile, tablet, desktop } }: CombinedIndustry) =>
  `(min-width: 1280px) ${Math.floor(1216 / desktop)}px, (min-width: 1024px) ${Math.floor(94 / desktop)}vw, (min-width: 768px) ${Math.floor(92 / tablet)}vw, ${Math.floor(90 / mobile)}vw`

/**
 * Several small industries to a row. The rows differ by width while the document does not: every industry states its
 * share of the row at each width, the shares of a row add up to all of it, and the grid breaks where the packing did.
 */
export function CombinedRows({
  industries,
  firstScene,
}: {
  industries: CombinedIndustry[]
  firstScene: number
}) {
  if (industries.length === 0) return null
  return (
    <Container>
      <div className={styles.rows}>
        {industries.map((industry, index) => {
          const id = `industry-${industry.name}`
          return (
            <section
              key={industry.name}
              aria-labelledby={id}
              className={styles.industry}
              style={placement(industry)}
            >
              <IndustryHeading id={id} industry={industry} scene={firstScene + index} />
              <ul className={styles.tiles}>
                {industry.videos.map((video) => (
                  <li key={video.slug}>
                    <VideoCard video={video} sizes={sizesOf(industry)} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Container>
  )
}
