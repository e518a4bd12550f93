import { ClosingCta } from '@/components/site/closing-cta'
import type { PortfolioData } from '@/lib/data/catalogue/portfolio'
import { arrangePortfolio, industriesFrom } from '@/lib/video/portfolio'
import type { VideoDetail } from '@/lib/video/types'
import { CombinedRows } from './combined-rows'
import { IndustryIndex } from './industry-index'
import { IndustryRow } from './industry-row'
import { PortfolioHero } from './portfolio-hero'

type Props = PortfolioData & {
  /** The video that lies over it: the portfolio is out of reach until that is closed, and not the page's subject. */
  opened?: VideoDetail
}

/** Under the dialog's veil nobody misses the others; they would be most of the page's weight. */
const ROWS_UNDER_DIALOG = 2

export function Portfolio({ featured, industries, named, opened }: Props) {
  const inert = opened !== undefined
  const shown = opened
    ? industriesFrom(industries, opened.industries).slice(0, ROWS_UNDER_DIALOG)
    : industries
  const { own, combined } = arrangePortfolio(shown)
  // Nor are the pictures missed, which would compete with the poster for the network.
  return (
    <div inert={inert} className={inert ? '[&_img]:hidden' : undefined}>
      <PortfolioHero video={featured} background={inert} />
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
