import { Container } from '@/components/ui/container'
import type { Review } from '@/lib/data/catalogue/reviews'
import { ReviewCard } from './review-card'
import { ReviewStrip } from './review-strip'
import styles from './reviews.module.css'

export function Reviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="reviews" className="border-t border-border py-20 nav:py-32">
      <Container className={styles.section}>
        <h2 id="reviews" className="type-title">
          Client Reviews
        </h2>
        <ReviewStrip>
          {reviews.map((review) => (
            <li key={review.id} className={styles.slide}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ReviewStrip>
      </Container>
    </section>
  )
}
