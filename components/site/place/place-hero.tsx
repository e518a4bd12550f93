import { Breadcrumb } from '@/components/site/breadcrumb'
import { GetStartedButton } from '@/components/site/get-started-button'
import { NetworkBadge } from '@/components/site/network-badge'
import { Container } from '@/components/ui/container'
import type { Crumb } from '@/lib/seo/breadcrumbs'

type Props = {
  crumbs: readonly Crumb[]
  heading: string
  line: string
  /** The page, as a call to action names it. */
  from: string
}

export function PlaceHero({ crumbs, heading, line, from }: Props) {
  return (
    <Container className="pt-24 pb-10 nav:pt-36 nav:pb-14">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-end gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h1 className="max-w-4xl type-display">{heading}</h1>
          <p className="mt-6 max-w-2xl type-lede text-muted-foreground">{line}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-10 gap-y-6 border-t pt-6 lg:flex-col lg:items-start">
          <NetworkBadge />
          <GetStartedButton from={from} size="lg" />
        </div>
      </div>
    </Container>
  )
}
