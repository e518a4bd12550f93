import Link from 'next/link'
import type { ReactNode } from 'react'
import { Locator } from '@/components/map/locator'
import type { NamedPoint } from '@/components/map/types'
import { SlateLabel } from '@/components/site/brand'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { GetStartedButton } from '@/components/site/get-started-button'
import { LinkOnIntent } from '@/components/site/link-on-intent'
import { Markdown } from '@/components/site/markdown'
import { Picture } from '@/components/site/picture'
import { Container } from '@/components/ui/container'
import { VideoCard } from '@/components/video/video-card'
import { VideoStrip } from '@/components/video/video-strip'
import { FEATURED_PEOPLE } from '@/lib/content/network'
import { stateByName } from '@/lib/content/states'
import { US_CENTRE, ZIP_CLUSTERS } from '@/lib/content/zip-clusters'
import type { LocalVideos } from '@/lib/data/catalogue/local-videos'
import { NETWORK_RADIUS_MILES } from '@/lib/geo/network'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import type { VideoCard as VideoCardData } from '@/lib/video/types'
import styles from './place-body.module.css'

type PlaceHeroProps = {
  crumbs: readonly Crumb[]
  heading: string
  line: string
  /** Source of the call to action. */
  from: string
  portraits: readonly string[]
  /** What the map counts here. */
  figure?: string | null
  /** The first of those below. */
  film?: VideoCardData
  /** Null when it is from anywhere. */
  filmedIn?: string | null
}

export function PlaceHero({ crumbs, heading, line, from, film, filmedIn, ...network }: PlaceHeroProps) {
  return (
    <Container className="pt-24 pb-10 nav:pt-36 nav:pb-14 print:py-0">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-end">
        <div>
          <h1 className="max-w-4xl type-display">{heading}</h1>
          <p className="mt-6 max-w-2xl type-lede text-muted-foreground">{line}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-6">
            <NetworkBadge {...network} />
            {/* On phones the bar below has it. */}
            <GetStartedButton from={from} size="lg" className="max-sm:hidden" />
          </div>
        </div>
        {film && (
          <div className={styles.lead}>
            <SlateLabel>{filmedIn ? `FILMED IN ${filmedIn.toUpperCase()}` : 'FROM OUR WORK'}</SlateLabel>
            <VideoCard
              video={film}
              sizes="(min-width: 1024px) 336px, (min-width: 640px) 256px, 160px"
              className={styles.film}
            />
          </div>
        )}
      </div>
    </Container>
  )
}

function NetworkBadge({ portraits, figure }: Pick<PlaceHeroProps, 'portraits' | 'figure'>) {
  return (
    <div className="flex items-center gap-4 max-[19em]:flex-wrap">
      <div className="flex shrink-0 -space-x-3 max-[19em]:shrink max-[19em]:flex-wrap">
        {portraits.map((portrait, index) => (
          <Picture
            key={index}
            src={portrait}
            alt={FEATURED_PEOPLE[index]?.name ?? ''}
            width={64}
            height={64}
            quality={80}
            className="size-12 rounded-full border-2 border-background bg-muted object-cover sm:size-16"
          />
        ))}
      </div>
      <p className="leading-tight">
        <span className="block text-sm text-muted-foreground">Our Network</span>{' '}
        <span className="font-display text-2xl font-semibold tabular-nums">500+</span>
        {figure && <span className="mt-1 block text-sm">{figure}</span>}
      </p>
    </div>
  )
}

const COUNTRY_ZOOM = 4
const STATE_ZOOM = 7

type PlaceMapProps = {
  kind: 'city' | 'state' | 'near-me'
  /** Full name; the whole country without it. */
  state?: string
  placeholder: string
  /** The city. */
  here?: NamedPoint | null
  children?: ReactNode
}

export function PlaceMap({ kind, state: name = '', placeholder, here, children }: PlaceMapProps) {
  const state = stateByName(name) ?? undefined
  return (
    <Container className="pb-16 nav:pb-20 print:hidden">
      <Locator
        kind={kind}
        center={state ?? US_CENTRE}
        zoom={state ? STATE_ZOOM : COUNTRY_ZOOM}
        placeholder={placeholder}
        state={state}
        here={here}
      />
      <p className="mt-3 max-w-3xl text-sm text-muted-foreground">
        Each pin counts the videographers based in one of {ZIP_CLUSTERS.length} ZIP codes
        {here && `, and the circle is ${NETWORK_RADIUS_MILES} miles around ${here.label}`}. The rest of our
        500+ live in between.
      </p>
      {children}
    </Container>
  )
}

export function LocalWork({ heading, videos, more }: LocalVideos) {
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="local-work" className="border-y bg-card py-12 nav:py-16 print:hidden">
      <Container>
        <h2 id="local-work" className="type-title">
          {heading}
        </h2>
      </Container>
      <div className="mt-8">
        <VideoStrip videos={videos} label={heading} more={more?.address} even />
      </div>
      {more && (
        <Container>
          <Link
            href={more.link.path}
            prefetch={false}
            className="mt-4 inline-block py-1 underline decoration-border underline-offset-4 hover:decoration-current"
          >
            {more.link.text}
          </Link>
        </Container>
      )}
    </section>
  )
}

type PlaceBodyProps = {
  /** Markdown. */
  content: string
  /** Source of the call to action. */
  from: string
  children: ReactNode
}

export function PlaceBody({ content, from, children }: PlaceBodyProps) {
  return (
    <Container className="grid gap-x-16 gap-y-12 py-16 nav:py-24 lg:grid-cols-[minmax(0,1fr)_20rem] print:block print:py-8">
      <div className={styles.text}>
        <Markdown source={content} />
      </div>
      <aside className="h-fit border-t pt-6 lg:sticky lg:top-28 print:hidden">
        <p className="text-muted-foreground">
          Tell us what you want to show and where. A free assessment, no credit card required.
        </p>
        <LinkOnIntent
          href={paths.getStarted({ from })}
          className="mt-2 inline-block py-1.5 type-heading underline decoration-primary decoration-1 underline-offset-[0.25em] hover:decoration-2"
        >
          Get started today.
        </LinkOnIntent>
        {children}
      </aside>
    </Container>
  )
}
