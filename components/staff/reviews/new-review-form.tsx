'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { RATING_OPTIONS } from '@/lib/catalogue/reviews'
import type { ReviewChoices } from '@/lib/data/catalogue/review-choices'
import type { Action } from '@/lib/forms/form-state'
import { reviewFields } from '@/lib/schemas/review-fields'
import { LiveReview } from './live-review'
import { contactOptions, filmOptions } from './review-options'
import { SelectField } from './select-field'

type Props = {
  action: Action
  choices: ReviewChoices
  /** As in '2026-11-23'. */
  today: string
}

const STATUS_OPTIONS = [
  ['published', 'Published: visitors see it at once'],
  ['hidden', 'Hidden: only staff see it'],
] as const

/** A guess among several would be overlooked. */
const onlyOne = (choices: readonly { id: string }[]): string =>
  choices.length === 1 ? (choices[0]?.id ?? '') : ''

export function NewReviewForm({ action, choices, today }: Props) {
  const form = useActionForm(`new-review-${choices.id}`, action)
  const { errors = {} } = form.state
  const { values } = form
  const rating = values.rating ?? '5'
  const contact = values.contact ?? onlyOne(choices.contacts)
  const film = values.film ?? onlyOne(choices.films)
  return (
    <LiveReview values={{ rating, description: values.description ?? '', contact, film }} choices={choices}>
      <ActionForm form={form} submit="Add review" pending="Adding…">
        <input type="hidden" name="client" value={choices.id} />
        <SelectField
          label="Rating"
          name="rating"
          options={RATING_OPTIONS}
          value={rating}
          error={errors.rating}
        />
        <div data-review-field="description">
          <Field label={reviewFields.description.label} error={errors.description}>
            {(control) => (
              <Textarea
                {...control}
                name="description"
                required
                defaultValue={values.description}
                maxLength={reviewFields.description.max}
              />
            )}
          </Field>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label="Person"
            name="contact"
            options={contactOptions(choices)}
            value={contact}
            error={errors.contact}
            optional
          />
          <SelectField
            label="Film"
            name="film"
            options={filmOptions(choices)}
            value={film}
            error={errors.film}
            optional
          />
          <Field label="Date" error={errors.date}>
            {(control) => (
              <Input
                {...control}
                type="date"
                name="date"
                required
                max={today}
                defaultValue={values.date ?? today}
                className="h-11!"
              />
            )}
          </Field>
          <SelectField
            label="Website"
            name="status"
            options={STATUS_OPTIONS}
            value={values.status ?? 'published'}
            error={errors.status}
          />
        </div>
      </ActionForm>
    </LiveReview>
  )
}
