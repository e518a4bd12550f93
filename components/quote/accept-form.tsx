import { ConsentField } from '@/components/forms/consent-field'
import { FormAlert } from '@/components/forms/form-alert'
import { LineField, TrapField } from '@/components/forms/text-fields'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { QUOTE_CONSENT } from '@/lib/content/quote-consent'
import type { FailureReason } from '@/lib/forms/form-state'
import type { PresentedQuote } from '@/lib/quotes/present'
import { quoteAnswerFields as fields } from '@/lib/schemas/quote-answer-fields'
import type { QuoteAnswerInput } from '@/lib/schemas/quote-answers'

const REASONS: Partial<Record<FailureReason, string>> = {
  changed:
    'The quote or your selection changed since the total was calculated. Both are shown now: review them, and accept again',
  closed: 'This quote can no longer be accepted. Reload the page to see why',
  used: 'Someone else has accepted this quote. Reload the page to see who',
}

type Props = {
  id: string
  form: EnhancedForm<QuoteAnswerInput>
  quote: PresentedQuote
  totalCents: number
  documentSha256: string
  contactEmail: string
}

export function AcceptForm({ id, form, quote, totalCents, documentSha256, contactEmail }: Props) {
  const total = quote.totals.find(({ isTotal }) => isTotal)?.amount
  const options = quote.lines.filter(({ isOptional, isChosen }) => isOptional && isChosen)
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="corner-ticks relative bg-card px-5 py-10 [--tick-inset:0px] [--tick:1.25rem] sm:px-10 print:hidden"
    >
      <h2 id={`${id}-title`} className="font-display text-2xl font-semibold">
        Accept this quote
      </h2>
      <p className="mt-3 max-w-prose wrap-anywhere">
        You accept <span className="whitespace-nowrap">{quote.heading}</span> for{' '}
        <strong className="tabular-nums">{total}</strong>
        {options.length > 0 && <>, with {options.map(({ title }) => title).join(', ')}</>}.
      </p>
      <form {...form.formProps} id={id} className="relative mt-8 grid gap-6">
        <input type="hidden" name="documentSha256" value={documentSha256} />
        <input type="hidden" name="shownTotal" value={totalCents} />
        <div className="grid gap-6 sm:grid-cols-2">
          <LineField<QuoteAnswerInput> form={form} name="name" field={fields.name} autoComplete="name" />
          <LineField<QuoteAnswerInput>
            form={form}
            name="capacity"
            field={fields.capacity}
            autoComplete="organization-title"
            hint="As in: owner, marketing director."
          />
        </div>
        <ConsentField form={form} label={QUOTE_CONSENT} />
        <TrapField />
        <div>
          <FormAlert state={form.state} contactEmail={contactEmail} what="acceptance" reasons={REASONS} />
          <button
            type="submit"
            aria-disabled={form.isSending}
            className={buttonVariants({ size: 'lg', className: 'w-full sm:w-auto' })}
          >
            {form.isSending ? 'Accepting…' : 'Accept the quote'}
          </button>
        </div>
      </form>
    </section>
  )
}
