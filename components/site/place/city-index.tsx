import Link from 'next/link'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { buttonVariants } from '@/components/ui/button-variants'
import { Container } from '@/components/ui/container'
import type { CityLink } from '@/lib/data/website/city-links'
import type { GeoPage } from '@/lib/geo/types'
import { paths } from '@/lib/paths'
import { HOME } from '@/lib/seo/breadcrumbs'
import { LinkColumns } from './faq/link-columns'

type Props = {
  state: GeoPage
  /** From 1. */
  number: number
  cities: readonly CityLink[]
  hasMore: boolean
}

export function CityIndex({ state, number, cities, hasMore }: Props) {
  const pages = [
    { to: number - 1, name: 'Previous cities', rel: 'prev', exists: number > 1 },
    { to: number + 1, name: 'Next cities', rel: 'next', exists: hasMore },
  ]
  return (
    <Container className="min-h-[70dvh] pt-24 pb-20 nav:pt-36">
      <Breadcrumb crumbs={[HOME, { name: state.state, path: paths.place(state.slug) }, { name: 'Cities' }]} />
      <h1 className="mt-6 mb-3 type-title">Cities in {state.state}</h1>
      <p className="mb-10 type-lede text-muted-foreground">
        {cities.at(0)?.city} to {cities.at(-1)?.city}
      </p>
      <LinkColumns
        label={`Cities in ${state.state}`}
        links={cities.map(({ city, slug }) => ({ href: paths.place(slug), name: city }))}
      />
      <nav aria-label="Pages of the list" className="mt-12 flex flex-wrap gap-3">
        {pages
          .filter(({ exists }) => exists)
          .map(({ to, name, rel }) => (
            <Link
              key={rel}
              rel={rel}
              href={paths.placeCities(state.slug, to)}
              prefetch={false}
              className={buttonVariants({ variant: 'outline' })}
            >
              {name}
            </Link>
          ))}
      </nav>
    </Container>
  )
}
