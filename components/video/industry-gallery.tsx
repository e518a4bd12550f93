import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { SlateLabel } from '@/components/site/brand'
import { ClosingCta } from '@/components/site/closing-cta'
import { Container } from '@/components/ui/container'
import type { IndustryPage } from '@/lib/data/catalogue/industries'
import { paths } from '@/lib/paths'
import { industryHeading } from '@/lib/video/labels'
import { pagesAround } from '@/lib/video/portfolio'
import { IntentLink } from './intent-link'
import { VideoCard } from './video-card'
import type { Preload } from './video-thumbnail'

const SIZES = '(min-width: 1280px) 389px, (min-width: 1024px) 31vw, (min-width: 640px) 45vw, 92vw'

const PRELOADED = 6
const URGENT = 3

function preloadOf(index: number): Preload | undefined {
  if (index >= PRELOADED) return undefined
  return index < URGENT ? 'high' : 'auto'
}

export function IndustryGallery({ name, total, videos, page, pages }: IndustryPage) {
  return (
    <>
      <Container className="pt-28 pb-20 nav:pt-40 nav:pb-32">
        <Link
          href={paths.videos()}
          prefetch={false}
          className="py-1 text-muted-foreground underline decoration-border underline-offset-4 hover:text-foreground hover:decoration-current"
        >
          Video Portfolio
        </Link>
        <h1 className="mt-4 max-w-[16ch] type-display">{industryHeading(name)} Videos</h1>
        <SlateLabel className="mt-6">
          {`${total} ${total === 1 ? 'VIDEO' : 'VIDEOS'}${pages > 1 ? ` · PAGE ${page} OF ${pages}` : ''}`}
        </SlateLabel>
        <ul className="mt-10 grid gap-x-5 gap-y-10 border-t pt-8 sm:grid-cols-2 lg:grid-cols-3">
          {videos.map((video, index) => (
            <li key={video.slug}>
              <VideoCard video={video} sizes={SIZES} preload={preloadOf(index)} />
            </li>
          ))}
        </ul>
        <GalleryPager name={name} page={page} pages={pages} />
      </Container>
      <ClosingCta
        title="Start Planning Your Video For Free"
        text="Get a no cost assessment. No credit card required."
      />
    </>
  )
}

type Props = { name: string; page: number; pages: number }

const STEP = 'grid size-11 place-items-center border text-sm tabular-nums'

function GalleryPager({ name, page, pages }: Props) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-14">
      <ol className="flex flex-wrap gap-2">
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <IntentLink
              href={paths.industry(name, number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={cx(
                STEP,
                number === page ? 'border-primary text-primary' : 'hover:border-foreground',
              )}
            >
              {number}
            </IntentLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
