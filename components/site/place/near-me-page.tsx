import Link from 'next/link'
import { Container } from '@/components/ui/container'
import type { VideoCard } from '@/lib/data/videos'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import { Faq } from './faq/faq'
import { LocalWork } from './local-work'
import { PlaceHero } from './place-hero'

const FROM = 'videographers-near-me'

type Props = { crumbs: readonly Crumb[]; heading: string; videos: VideoCard[] }

export function NearMePage({ crumbs, heading, videos }: Props) {
  return (
    <>
      <PlaceHero
        crumbs={crumbs}
        heading={heading}
        line="Each pin is a group of people with cameras who live there. Search for the place where you want to film, and see how many of them are within fifty miles."
        from={FROM}
      />
      <Container className="pb-16 nav:pb-24">
        <p className="type-lede text-muted-foreground">
          Nobody close enough?{' '}
          <Link
            href={paths.getStarted({ from: FROM })}
            className="text-foreground underline decoration-primary underline-offset-4 hover:text-primary"
          >
            We&apos;ll find one for you.
          </Link>
        </p>
      </Container>
      <LocalWork heading="Featured videos" videos={videos} />
      <Faq />
    </>
  )
}
