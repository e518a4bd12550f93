import Link from 'next/link'
import { GetStartedButton } from '@/components/site/get-started-button'
import { NetworkBadge } from '@/components/site/network-badge'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'

type Props = {
  /** A city's or a state's name. */
  place: string
  /** The page of the state around a city; null on a state's own page or while it has none. */
  state: { name: string; slug: string } | null
  line: string
  from: string
}

export function PlaceHero({ place, state, line, from }: Props) {
  return (
    <Container className="pt-28 pb-12 nav:pt-40 nav:pb-20">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap gap-x-2 text-sm text-muted-foreground">
          <li>
            <Link href={paths.home()} prefetch={false} className="underline-offset-4 hover:underline">
              Home
            </Link>
          </li>
          {state && (
            <li className="before:mr-2 before:content-['/']">
              <Link href={paths.place(state.slug)} className="underline-offset-4 hover:underline">
                {state.name}
              </Link>
            </li>
          )}
          <li aria-current="page" className="text-foreground before:mr-2 before:content-['/']">
            {place}
          </li>
        </ol>
      </nav>
      <div className="mt-8 grid items-end gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <h1 className="max-w-4xl type-display">{place} Video Production Services</h1>
          <p className="mt-6 max-w-2xl type-lede text-muted-foreground">{line}</p>
        </div>
        <div className="flex flex-col items-start gap-6 border-t border-border pt-6">
          <NetworkBadge />
          <GetStartedButton from={from} size="lg" />
        </div>
      </div>
    </Container>
  )
}
