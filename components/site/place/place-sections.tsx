import Link from 'next/link'
import type { ReactNode } from 'react'
import { Locator } from '@/components/map/locator'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { GetStartedButton } from '@/components/site/get-started-button'
import { Markdown } from '@/components/site/markdown'
import { Picture } from '@/components/site/picture'
import { Container } from '@/components/ui/container'
import { VideoStrip } from '@/components/video/video-strip'
import { stateByName } from '@/lib/content/states'
import { US_CENTRE } from '@/lib/content/zip-clusters'
import type { LocalVideos } from '@/lib/data/catalogue/local-videos'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import styles from './place-body.module.css'

type PlaceHeroProps = {
  crumbs: readonly Crumb[]
  heading: string
  line: string
  /** Source of the call to action. */
  from: string
  portraits: readonly string[]
}

export function PlaceHero({ crumbs, heading, line, from, portraits }: PlaceHeroProps) {
  return (
    <Container className="pt-24 pb-10 nav:pt-36 nav:pb-14">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-end gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h1 className="max-w-4xl type-display">{heading}</h1>
          <p className="mt-6 max-w-2xl type-lede text-muted-foreground">{line}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-10 gap-y-6 border-t pt-6 lg:flex-col lg:items-start">
          <NetworkBadge portraits={portraits} />
          <GetStartedButton from={from} size="lg" />
        </div>
      </div>
    </Container>
  )
}

function NetworkBadge({ portraits }: { portraits: readonly string[] }) {
  return (
    <div className="flex items-center gap-4">
      <div className="flex -space-x-3">
        {portraits.map((portrait, index) => (
          <Picture
            key={index}
            src={portrait}
            alt=""
            width={48}
            height={48}
            className="size-12 rounded-full border-2 border-background bg-muted object-cover"
          />
        ))}
      </div>
      <p className="leading-tight">
        <span className="block text-sm text-muted-foreground">Our Network</span>{' '}
        <span className="font-display text-2xl font-semibold tabular-nums">500+</span>
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
  children?: ReactNode
}

export function PlaceMap({ kind, state: name = '', placeholder, children }: PlaceMapProps) {
  const state = stateByName(name) ?? undefined
  return (
    <Container className="pb-16 nav:pb-20">
      <Locator
        kind={kind}
        center={state ?? US_CENTRE}
        zoom={state ? STATE_ZOOM : COUNTRY_ZOOM}
        placeholder={placeholder}
        state={state}
      />
      {children}
    </Container>
  )
}

export function LocalWork({ heading, videos, more }: LocalVideos) {
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="local-work" className="border-y bg-card py-12 nav:py-16">
      <Container>
        <h2 id="local-work" className="type-title">
          {heading}
        </h2>
      </Container>
      <div className="mt-8">
        <VideoStrip videos={videos} label={heading} more={more && paths.moreFilms(more.slug)} even />
      </div>
      {more && (
        <Container>
          <Link
            href={paths.placeFilms(more.slug)}
            prefetch={false}
            className="mt-4 inline-block py-1 underline decoration-border underline-offset-4 hover:decoration-current"
          >
            All films from {more.name}
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
    <Container className="grid gap-x-16 gap-y-12 py-16 nav:py-24 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={styles.text}>
        <Markdown source={content} />
      </div>
      <aside className="h-fit border-t pt-6 lg:sticky lg:top-28">
        <p className="text-muted-foreground">
          Tell us what you want to show and where. A free assessment, no credit card required.
        </p>
        <Link
          href={paths.getStarted({ from })}
          className="mt-2 inline-block py-1.5 type-heading underline decoration-primary decoration-1 underline-offset-[0.25em] hover:decoration-2"
        >
          Get started today.
        </Link>
        {children}
      </aside>
    </Container>
  )
}
