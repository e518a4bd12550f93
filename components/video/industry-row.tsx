import { Container } from '@/components/ui/container'
import { industryHeading } from '@/lib/video/labels'
import type { PortfolioIndustry } from '@/lib/video/types'
import { IndustryHeading } from './industry-heading'
import { VideoStrip } from './video-strip'

/** An industry with a row to itself. */
export function IndustryRow({ industry, scene }: { industry: PortfolioIndustry; scene: number }) {
  const id = `industry-${industry.name}`
  return (
    <section aria-labelledby={id}>
      <Container>
        <IndustryHeading id={id} industry={industry} scene={scene} />
      </Container>
      <VideoStrip videos={industry.videos} label={industryHeading(industry.name)} />
    </section>
  )
}
