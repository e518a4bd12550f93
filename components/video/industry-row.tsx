import { SlateLabel } from '@/components/site/brand'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'
import { industryHeading } from '@/lib/video/labels'
import type { Industry, PortfolioIndustry } from '@/lib/video/types'
import { IntentLink } from './intent-link'
import { VideoStrip } from './video-strip'

export function IndustryRow({ industry, scene }: { industry: PortfolioIndustry; scene: number }) {
  const id = `industry-${industry.name}`
  return (
    <section aria-labelledby={id} data-industry={industry.name}>
      <Container>
        <IndustryHeading id={id} industry={industry} scene={scene} />
      </Container>
      <VideoStrip videos={industry.videos} label={industryHeading(industry.name)} />
    </section>
  )
}

type Props = {
  id: string
  /** Without videos it has no link to them. */
  industry: Industry
  scene: number
}

export function IndustryHeading({ id, industry: { name, total }, scene }: Props) {
  const title = industryHeading(name)
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t pt-4">
      <SlateLabel className="shrink-0">{`SC ${String(scene).padStart(2, '0')}`}</SlateLabel>
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      {total > 0 && (
        <IntentLink
          href={paths.industry(name)}
          className="py-1 text-sm text-muted-foreground underline decoration-border underline-offset-4 hover:text-foreground hover:decoration-current"
        >
          {total === 1 ? '1' : `All ${total}`} <span className="sr-only">{title}</span>{' '}
          {total === 1 ? 'video' : 'videos'}
        </IntentLink>
      )}
    </div>
  )
}
