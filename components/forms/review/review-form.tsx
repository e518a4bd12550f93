'use client'

import { ConsentField } from '@/components/forms/consent-field'
import { FormAlert } from '@/components/forms/form-alert'
import { SuccessPanel } from '@/components/forms/success-panel'
import { ParagraphsField, TrapField } from '@/components/forms/text-fields'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { REVIEW_CONSENT } from '@/lib/content/review-consent'
import type { FormAction } from '@/lib/forms/form-state'
import type { ReviewAnswerInput } from '@/lib/schemas/review-answer'
import { reviewAnswerFields } from '@/lib/schemas/review-fields'
import { ReviewAnswered } from './review-answered'
import { StarsField } from './stars-field'

const importControl = async () => (await import('./review-control')).createReviewControl()

type Props = {
  action: FormAction
  draftName: string
  /** As it stands beside the review. */
  author: { name: string; position: string | null; client: string }
  contactEmail: string
}

export function ReviewForm({ action, draftName, author, contactEmail }: Props) {
  const form = useEnhancedForm<ReviewAnswerInput>({
    name: draftName,
    botAction: 'review_submit',
    action,
    importControl,
  })

  if (form.state.status === 'success') {
    return (
      <SuccessPanel>
        <ReviewAnswered heading="h2" contactEmail={contactEmail} />
      </SuccessPanel>
    )
  }
  return (
    <form
      {...form.formProps}
      aria-label="Your review"
      className="corner-ticks relative grid h-fit gap-8 bg-card px-5 py-10 [--tick-inset:0px] [--tick:1.25rem] sm:px-10"
    >
      <StarsField form={form} />
      <ParagraphsField<ReviewAnswerInput>
        form={form}
        name="description"
        field={reviewAnswerFields.description}
        rows={6}
        hint="What was it like to work with us, and what did the film do for you? Two or three sentences are fine."
      />
      <div className="grid gap-3">
        <p className="text-sm text-muted-foreground">
          Your review appears with:{' '}
          <span className="wrap-anywhere text-foreground">
            {[author.name, author.position, author.client].filter(Boolean).join(', ')}
          </span>
        </p>
        <ConsentField form={form} label={REVIEW_CONSENT} />
      </div>
      <TrapField />
      <div>
        <FormAlert state={form.state} contactEmail={contactEmail} what="review" />
        <button
          type="submit"
          aria-disabled={form.isSending}
          className={buttonVariants({ size: 'lg', className: 'w-full sm:w-auto' })}
        >
          {form.isSending ? 'Sending…' : 'Send review'}
        </button>
      </div>
    </form>
  )
}
