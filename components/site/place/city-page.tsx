import Link from 'next/link'
import { Markdown } from '@/components/site/markdown'
import type { GeoPage } from '@/lib/data/geo-pages'
import type { LocalVideos } from '@/lib/data/local-videos'
import { paths } from '@/lib/paths'
import { LocalWork } from './local-work'
import { PlaceHero } from './place-hero'

type Props = { page: GeoPage; city: string; stateSlug: string | null; local: LocalVideos }

export function CityPage({ page, city, stateSlug, local }: Props) {
  return (
    <>
      <PlaceHero
        place={city}
        state={stateSlug === null ? null : { name: page.state, slug: stateSlug }}
        line={`A videographer who lives near ${city}, and one team that plans, edits and delivers. You talk to one person from the first call to the last export.`}
        from={page.slug}
      />
      <LocalWork {...local} />
      <div className="mx-auto grid w-full max-w-7xl gap-12 px-5 py-16 sm:px-8 nav:py-24 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Markdown source={page.content} />
        <aside className="h-fit border-t border-border pt-6 lg:sticky lg:top-32">
          <p className="text-muted-foreground">
            Tell us what you want to show and where. A free assessment, no credit card required.
          </p>
          <Link
            href={paths.getStarted({ from: page.slug })}
            className="mt-3 inline-block py-1 text-lg text-primary underline underline-offset-4"
          >
            Get started today.
          </Link>
          {stateSlug !== null && (
            <Link
              href={paths.place(stateSlug)}
              className="mt-6 block py-1 underline underline-offset-4 hover:text-primary"
            >
              Browse video production in other cities in {page.state}.
            </Link>
          )}
        </aside>
      </div>
    </>
  )
}
