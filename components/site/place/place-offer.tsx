import type { ReactNode } from 'react'
import Link from 'next/link'
import { SlateLabel } from '@/components/site/brand'
import { ClosingCta } from '@/components/site/closing-cta'
import { GetStartedButton } from '@/components/site/get-started-button'
import { ReviewCard } from '@/components/site/home/reviews/review-card'
import { Container } from '@/components/ui/container'
import { formatPrice, LOWEST_PRICE, PACKAGES } from '@/lib/content/packages'
import type { LocalReview } from '@/lib/data/catalogue/reviews'
import { paths } from '@/lib/paths'

type OfferedProps = {
  /** Source of the call to action. */
  from: string
  /** Title of the closing call to action. */
  closing: string
  children: ReactNode
}

/** A page about a place, ending with an offer, which phones show all along. */
export function Offered({ from, closing, children }: OfferedProps) {
  return (
    <>
      {/* The bar stays until this block ends, where the closing call to action takes over. */}
      <div>
        {children}
        <div
          data-offer-bar
          className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t bg-background px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden print:hidden"
        >
          <p className="text-sm leading-snug">
            Videos from <strong className="font-medium">{formatPrice(LOWEST_PRICE)}</strong>
            <span className="block text-muted-foreground">No credit card</span>
          </p>
          <GetStartedButton from={from} />
        </div>
      </div>
      <ClosingCta title={closing} text="Get a no cost assessment. No credit card required." from={from} />
    </>
  )
}

type Props = { from: string; local: LocalReview | null }

export function PlaceOffer({ from, local }: Props) {
  return (
    <section aria-labelledby="prices" className="border-t bg-card py-16 nav:py-24">
      <Container className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <h2 id="prices" className="type-title">
            What it costs
          </h2>
          <p className="mt-4 max-w-xl text-muted-foreground">
            Starting prices of our{' '}
            <Link
              href={paths.packages()}
              prefetch={false}
              className="text-foreground underline decoration-primary underline-offset-4"
            >
              ready-made packages
            </Link>
            . Yours is fixed before anyone picks up a camera.
          </p>
          <ul className="mt-8 gap-x-10 sm:columns-2">
            {PACKAGES.map(({ id, title, startingPrice }) => (
              <li key={id} className="break-inside-avoid border-b">
                <Link
                  href={paths.estimate(new URLSearchParams({ package: id }), from)}
                  prefetch={false}
                  rel="nofollow"
                  className="flex items-baseline justify-between gap-4 py-3 hover:text-primary"
                >
                  {title}{' '}
                  <span className="tabular-nums">
                    <span className="text-sm text-muted-foreground">from</span> {formatPrice(startingPrice)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {local && (
          <div className="grid content-start gap-3">
            <SlateLabel>{local.state ? `FILMED IN ${local.state.toUpperCase()}` : 'A CLIENT'}</SlateLabel>
            <ReviewCard review={local.review} />
          </div>
        )}
      </Container>
    </section>
  )
}
