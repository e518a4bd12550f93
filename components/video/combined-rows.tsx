import type { CSSProperties } from 'react'
import { Container } from '@/components/ui/container'
import type { CombinedIndustry } from '@/lib/video/portfolio'
import styles from './combined-rows.module.css'
import { IndustryHeading } from './industry-row'
import { VideoCard } from './video-card'

/** Divisible by every number of columns. */
const GRID_COLUMNS = 60

/** Part of the next frame that stays visible. */
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

/** Each industry states its share of the row per breakpoint, so that one document serves all widths. */
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
              data-industry={industry.name}
              aria-labelledby={id}
              className={styles.industry}
              style={placement(industry)}
            >
              <IndustryHeading id={id} industry={industry} scene={firstScene + index} />
              <ul className={styles.tiles}>
                {industry.videos.map((video) => (
                  <li key={video.slug} data-shape={video.aspectRatio}>
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
