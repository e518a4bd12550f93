import { ClosingCta } from '@/components/site/closing-cta'
import type { PortfolioData } from '@/lib/data/catalogue/portfolio'
import { arrangePortfolio, industriesFrom } from '@/lib/video/portfolio'
import type { VideoCard, VideoDetail } from '@/lib/video/types'
import { Container } from '@/components/ui/container'
import { CombinedRows } from './combined-rows'
import { FilmFilter } from './film-filter'
import { IndustryIndex } from './industry-index'
import { IndustryRow } from './industry-row'
import { PortfolioHero } from './portfolio-hero'

type Props = PortfolioData & {
  /** The open video makes the portfolio inert. */
  opened?: VideoDetail
}

const shapesOf = (videos: readonly VideoCard[]) => [
  ...new Set(videos.flatMap(({ aspectRatio }) => aspectRatio ?? [])),
]

/** Limits the page's weight under the dialog. */
const ROWS_UNDER_DIALOG = 2

export function Portfolio({ featured, industries, named, opened }: Props) {
  const inert = opened !== undefined
  const shown = opened
    ? industriesFrom(industries, opened.industries).slice(0, ROWS_UNDER_DIALOG)
    : industries
  const { own, combined } = arrangePortfolio(shown)
  // Hidden images do not compete with the poster.
  return (
    <div inert={inert} className={inert ? '[&_img]:hidden' : undefined}>
      <PortfolioHero video={featured} background={inert} />
      {!inert && (
        <Container className="pb-10">
          <FilmFilter
            industries={[...own, ...combined].map(({ name, videos }) => [name, shapesOf(videos)])}
          />
        </Container>
      )}
      <div className="grid grid-cols-1 gap-14 pb-20 nav:gap-20 nav:pb-32">
        {own.map((industry, index) => (
          <IndustryRow key={industry.name} industry={industry} scene={index + 1} />
        ))}
        <CombinedRows industries={combined} firstScene={own.length + 1} />
        {!inert && <IndustryIndex industries={named} />}
      </div>
      <ClosingCta
        title="Start Planning Your Video For Free"
        text="Get a no cost assessment. No credit card required."
      />
    </div>
  )
}
