import type { ContactRecord } from '@/lib/data/catalogue/contact-record'

export const ContactReviews = ({ reviews }: { reviews: ContactRecord['reviews'] }) => (
  <section aria-labelledby="reviews" className="grid gap-2">
    <h2 id="reviews" className="type-heading">
      Reviews <span className="font-normal text-muted-foreground tabular-nums">{reviews.length}</span>
    </h2>
    {reviews.length > 0 ? (
      <ul className="divide-y border-y">
        {reviews.map(({ id, rating, description }) => (
          <li key={id} className="grid gap-1 py-2">
            <span className="text-sm text-muted-foreground">{rating} of 5 stars</span>
            <span className="[overflow-wrap:anywhere]">{description}</span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted-foreground">No reviews by this contact.</p>
    )}
  </section>
)
