import Link from 'next/link'
import { Container } from '@/components/ui/container'
import type { SameNameCity } from '@/lib/data/website/city-links'
import { paths } from '@/lib/paths'

/** Two significant digits, because the figures are old. */
const approximate = (population: number) =>
  `about ${Number(population.toPrecision(2)).toLocaleString('en-US')} people`

export function PlaceChooser({ cities }: { cities: readonly SameNameCity[] }) {
  return (
    <Container className="min-h-[70dvh] pt-28 pb-20 nav:pt-40">
      <h1 className="max-w-[16ch] type-display">Which {cities[0]?.city} do you mean?</h1>
      <p className="mt-6 max-w-xl type-lede text-muted-foreground">
        We film in {cities.length} cities of that name. Choose yours by its state.
      </p>
      <ul className="mt-12 grid gap-x-8 border-t sm:grid-cols-2">
        {cities.map(({ city, state, slug, county, population }) => (
          <li key={slug} className="border-b">
            <Link href={paths.place(slug)} className="group block py-5">
              <span className="type-heading decoration-primary underline-offset-4 group-hover:underline">
                {city}, {state}
              </span>
              <span className="mt-1 block text-muted-foreground">
                {[county, population && approximate(population)].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
