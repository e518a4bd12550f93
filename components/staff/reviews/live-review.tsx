'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ReviewCard } from '@/components/site/home/reviews/review-card'
import { isRating, type ReviewField } from '@/lib/catalogue/reviews'
import type { ReviewChoices } from '@/lib/data/catalogue/review-choices'

type CardValues = Pick<Record<ReviewField, string>, 'rating' | 'description' | 'contact' | 'film'>

type LiveReviewProps = {
  values: CardValues
  choices: ReviewChoices
  /** Contains fields, each in an element with `data-review-field`. */
  children: ReactNode
  /** Below the card. */
  side?: ReactNode
  /** Below the fields; on narrow screens below `side`. */
  below?: ReactNode
}

const fieldOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-review-field]')?.dataset.reviewField
    : undefined

/** The card as visitors see it, with what is being typed. */
export function LiveReview({ values, choices, children, side, below }: LiveReviewProps) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const area = useRef<HTMLDivElement>(null)

  function handleInput({ target }: FormEvent) {
    const field = fieldOf(target)
    if (field && 'value' in target && typeof target.value === 'string') {
      const { value } = target
      setTyped((all) => ({ ...all, [field]: value }))
    }
  }

  // An edit in place was saved or given up. The event does not bubble, but it can be captured.
  useEffect(() => {
    const element = area.current
    const forgetClosed = ({ target }: Event) => {
      const field = fieldOf(target)
      if (!field || !(target instanceof HTMLDetailsElement) || target.open) return
      setTyped(({ [field]: _, ...others }) => others)
    }
    element?.addEventListener('toggle', forgetClosed, true)
    return () => element?.removeEventListener('toggle', forgetClosed, true)
  }, [])

  return (
    <div
      ref={area}
      onInput={handleInput}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]"
    >
      <div>{children}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CardPreview values={{ ...values, ...typed }} choices={choices} />
        {side}
      </div>
      {below && <div className="lg:col-start-1">{below}</div>}
    </div>
  )
}

function CardPreview({ values, choices }: { values: CardValues; choices: ReviewChoices }) {
  const contact = choices.contacts.find(({ id }) => id === values.contact) ?? null
  const film = choices.films.find(({ id }) => id === values.film) ?? null
  return (
    <section aria-labelledby="card" className="grid gap-3">
      <h2 id="card" className="type-heading">
        As visitors see it
      </h2>
      {/* Inert: its link would leave the page. */}
      <div inert className="public-look rounded-md bg-background p-4 text-foreground">
        <ReviewCard
          review={{
            id: 'preview',
            rating: isRating(values.rating) ? Number(values.rating) : 0,
            description: values.description.trim() || 'The text of the review',
            client: choices,
            contact,
            video: film?.isPublished ? film : null,
          }}
        />
      </div>
      {film && !film.isPublished && (
        <p className="text-sm text-muted-foreground">
          The film is not published, so the card has no link to it.
        </p>
      )}
    </section>
  )
}
