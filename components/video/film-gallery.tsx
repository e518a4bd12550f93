import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { SlateLabel } from '@/components/site/brand'
import { ClosingCta } from '@/components/site/closing-cta'
import { Container } from '@/components/ui/container'
import { pagesAround } from '@/lib/video/portfolio'
import { PHONE_SIZE } from '@/lib/video/picture-sources'
import type { VideoCard as VideoCardData } from '@/lib/video/types'
import { IntentLink } from './intent-link'
import { VideoCard } from './video-card'

const SIZES = `(min-width: 1280px) 389px, (min-width: 1024px) 31vw, (min-width: 640px) 45vw, ${PHONE_SIZE}`

type Props = {
  title: string
  /** The page that these are more of. */
  back: { name: string; path: string }
  total: number
  videos: readonly VideoCardData[]
  /** From 1. */
  page: number
  pages: number
  pathOf: (page: number) => string
}

export function FilmGallery({ title, back, total, videos, ...pager }: Props) {
  const { page, pages } = pager
  return (
    <>
      <Container className="pt-28 pb-20 nav:pt-40 nav:pb-32">
        <Link
          href={back.path}
          prefetch={false}
          className="py-1 text-muted-foreground underline decoration-border underline-offset-4 hover:text-foreground hover:decoration-current"
        >
          {back.name}
        </Link>
        <h1 className="mt-4 max-w-[16ch] type-display">{title}</h1>
        <SlateLabel className="mt-6">
          {`${total} ${total === 1 ? 'VIDEO' : 'VIDEOS'}${pages > 1 ? ` · PAGE ${page} OF ${pages}` : ''}`}
        </SlateLabel>
        <ul className="mt-10 grid gap-x-5 gap-y-10 border-t pt-8 sm:grid-cols-2 lg:grid-cols-3">
          {videos.map((video, index) => (
            <li key={video.slug}>
              {/* The first alone: on a phone it is the largest paint, and others would share its line. */}
              <VideoCard video={video} sizes={SIZES} preload={index === 0 ? 'high' : undefined} />
            </li>
          ))}
        </ul>
        <GalleryPager {...pager} />
      </Container>
      <ClosingCta
        title="Start Planning Your Video For Free"
        text="Get a no cost assessment. No credit card required."
      />
    </>
  )
}

const STEP = 'grid size-11 place-items-center border text-sm tabular-nums'

function GalleryPager({ page, pages, pathOf }: Pick<Props, 'page' | 'pages' | 'pathOf'>) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="mt-14">
      <ol className="flex flex-wrap gap-2">
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <IntentLink
              href={pathOf(number)}
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
