import Link from 'next/link'
import type { GeoPage } from '@/lib/data/geo-pages'
import type { LocalVideos } from '@/lib/data/local-videos'
import { paths } from '@/lib/paths'
import { LocalWork } from './local-work'
import { PlaceBody } from './place-body'
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
      <PlaceBody page={page}>
        {stateSlug !== null && (
          <Link
            href={paths.place(stateSlug)}
            className="mt-6 block py-1 underline underline-offset-4 hover:text-primary"
          >
            Browse video production in other cities in {page.state}.
          </Link>
        )}
      </PlaceBody>
    </>
  )
}
