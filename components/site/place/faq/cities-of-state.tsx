import Link from 'next/link'
import { paths } from '@/lib/paths'
import type { CityList } from './faq-topics'
import { LinkColumns } from './link-columns'

export function CitiesOfState({ state, cities, hasMore }: CityList) {
  return (
    <>
      <LinkColumns
        label={`Cities in ${state.name}`}
        links={cities.map(({ city, slug }) => ({ href: paths.place(slug), name: city }))}
      />
      {hasMore && (
        <Link
          href={paths.placeCities(state.slug, 1)}
          prefetch={false}
          className="mt-5 inline-block py-1 text-foreground underline decoration-primary underline-offset-4"
        >
          All cities in {state.name}, from A to Z
        </Link>
      )}
    </>
  )
}
