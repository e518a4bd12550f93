import type { ReactNode } from 'react'
import Link from 'next/link'
import { SlateLabel } from '@/components/site/brand'
import { ClosingCta } from '@/components/site/closing-cta'
import { GetStartedButton } from '@/components/site/get-started-button'
import { Container } from '@/components/ui/container'
import { VideoLink } from '@/components/video/intent-link'
import { PACKAGE_UNITS } from '@/lib/content/package-units'
import { formatPrice, LOWEST_PRICE, PACKAGES } from '@/lib/content/packages'
import type { LocalReview } from '@/lib/data/catalogue/reviews'
import { paths } from '@/lib/paths'
import styles from './place-offer.module.css'

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
        <div data-offer-bar className={styles.bar}>
          <p>
            Videos from {formatPrice(LOWEST_PRICE)} <small>No credit card</small>
          </p>
          <GetStartedButton from={from} />
        </div>
      </div>
      <ClosingCta title={closing} text="Get a no cost assessment. No credit card required." from={from} />
    </>
  )
}

/** What is filmed: the page is about filming there, and its markup is sent twice. */
const SHOWN = PACKAGES.filter(({ id }) => !PACKAGE_UNITS[id].isDeskWork)

export function PlaceOffer({ local }: { local: LocalReview | null }) {
  return (
    <section aria-labelledby="prices" className={styles.offer}>
      <Container className={styles.columns}>
        <div>
          <h2 id="prices" className="type-title">
            What it costs
          </h2>
          <p className={styles.note}>
            Starting prices, fixed in your quote before anyone picks up a camera.{' '}
            <Link href={paths.packages()} prefetch={false}>
              See what&apos;s included
            </Link>
          </p>
          <ul className={styles.prices}>
            {SHOWN.map(({ id, title, startingPrice }) => (
              <li key={id}>
                {title} <b>{formatPrice(startingPrice)}</b>
              </li>
            ))}
          </ul>
        </div>
        {local && <LocalWords {...local} />}
      </Container>
    </section>
  )
}

function LocalWords({ review: { rating, description, client, contact, video }, state }: LocalReview) {
  return (
    <div className={styles.review}>
      <figure>
        <SlateLabel>{`${rating} OF 5 STARS${state ? ` · ${state.toUpperCase()}` : ''}`}</SlateLabel>
        <p className="sr-only">Rated {rating} out of 5</p>
        <blockquote>{description}</blockquote>
        <figcaption>{[contact?.name, contact?.position, client.name].filter(Boolean).join(', ')}</figcaption>
      </figure>
      {video && <VideoLink slug={video.slug}>Watch {video.title}</VideoLink>}
    </div>
  )
}
