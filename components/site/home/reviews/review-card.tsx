import type { CSSProperties } from 'react'
import { ClientLogoImage } from '@/components/site/home/client-logo-image'
import { VideoLink } from '@/components/video/intent-link'
import type { Review } from '@/lib/data/catalogue/reviews'
import { mediaPath } from '@/lib/paths'
import styles from './review-card.module.css'

export function ReviewCard({ review: { rating, description, client, contact, video } }: { review: Review }) {
  return (
    <article className={styles.card}>
      <StarRating rating={rating} />
      <blockquote className="mt-6 grow text-lg leading-relaxed">
        <p>{description}</p>
      </blockquote>
      <div className="mt-8 flex items-center gap-4 border-t border-border pt-6">
        {client.logo && (
          <div aria-hidden="true" className="h-10 w-24 shrink-0 text-sm">
            <ClientLogoImage name={client.name} src={mediaPath('logos', client.logo)} />
          </div>
        )}
        <p className="min-w-0 text-sm leading-snug text-muted-foreground">
          {contact && <span className="block font-medium text-foreground">{contact.name}</span>}
          {contact?.position && <span className="block">{contact.position}</span>}
          <span className="block">{client.name}</span>
        </p>
      </div>
      {video && (
        <VideoLink slug={video.slug} className={styles.link}>
          Watch {video.title}
        </VideoLink>
      )}
    </article>
  )
}

const MAXIMUM = 5

type StarProperties = CSSProperties & Record<'--rating' | '--maximum', number>

function StarRating({ rating }: { rating: number }) {
  const properties: StarProperties = { '--rating': rating, '--maximum': MAXIMUM }
  return (
    <p>
      <span aria-hidden="true" className={styles.stars} style={properties} />
      <span className="sr-only">{`Rated ${rating} out of ${MAXIMUM}`}</span>
    </p>
  )
}
