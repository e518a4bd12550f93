import Link from 'next/link'
import type { CityLink, GeoPage } from '@/lib/data/geo-pages'
import type { LocalVideos } from '@/lib/data/local-videos'
import { paths } from '@/lib/paths'
import { LocalWork } from './local-work'
import { PlaceBody } from './place-body'
import { PlaceHero } from './place-hero'

type Props = { page: GeoPage; cities: CityLink[]; local: LocalVideos }

export function StatePage({ page, cities, local }: Props) {
  return (
    <>
      <PlaceHero
        place={page.state}
        state={null}
        line={`Local videographers across ${page.state}, planned and finished by one team. Tell us the town; we send somebody who knows the light there.`}
        from={page.slug}
      />
      <LocalWork {...local} />
      <PlaceBody page={page}>
        {cities.length > 0 && (
          <>
            <h2 className="mt-8 type-heading">Cities in {page.state}</h2>
            <ul className="mt-3">
              {cities.map(({ city, slug }) => (
                <li key={slug}>
                  <Link
                    href={paths.place(slug)}
                    className="block py-1 text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
                  >
                    {city}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </PlaceBody>
    </>
  )
}
