import Link from 'next/link'
import { Markdown } from '@/components/site/markdown'
import type { CityLink, GeoPage } from '@/lib/data/geo-pages'
import type { LocalVideos } from '@/lib/data/local-videos'
import { paths } from '@/lib/paths'
import { LocalWork } from './local-work'
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
      <div className="mx-auto grid w-full max-w-7xl gap-12 px-5 py-16 sm:px-8 nav:py-24 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Markdown source={page.content} />
        <aside className="h-fit border-t border-border pt-6 lg:sticky lg:top-32">
          {cities.length > 0 && (
            <>
              <h2 className="font-display text-xl font-semibold">Cities in {page.state}</h2>
              <ul className="mt-3 mb-6">
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
          <Link
            href={paths.getStarted({ from: page.slug })}
            className="inline-block py-1 text-lg text-primary underline underline-offset-4"
          >
            Get started today.
          </Link>
        </aside>
      </div>
    </>
  )
}
