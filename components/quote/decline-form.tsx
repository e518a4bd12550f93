'use client'

import { useId } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { ParagraphsField, TrapField } from '@/components/forms/text-fields'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FormAction } from '@/lib/forms/form-state'
import { DECLINE_REASONS } from '@/lib/quotes/declines'
import { quoteAnswerFields as fields } from '@/lib/schemas/quote-answer-fields'
import type { QuoteDeclineInput } from '@/lib/schemas/quote-answers'

const importControl = async () => (await import('./controls')).createDeclineControl()

type Props = { name: string; action: FormAction; contactEmail: string }

export function DeclineForm({ name, action, contactEmail }: Props) {
  const errorId = useId()
  const form = useEnhancedForm<QuoteDeclineInput>({
    name: `${name}-decline`,
    botAction: 'quote_answer',
    action,
    importControl,
  })
  const error = form.errors.reason
  return (
    <details open={form.state.status !== 'idle' || undefined} className="mt-10 print:hidden">
      <summary className="cursor-pointer py-2 text-muted-foreground underline underline-offset-4">
        Decline this quote
      </summary>
      <form {...form.formProps} aria-label="Decline" className="relative mt-4 grid max-w-prose gap-6">
        <fieldset
          role="radiogroup"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        >
          <legend className="mb-2 font-medium">Why not?</legend>
          {Object.entries(DECLINE_REASONS).map(([reason, label], at) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                {...form.register('reason')}
                type="radio"
                value={reason}
                defaultChecked={form.values.reason === reason}
                autoFocus={at === 0 && form.focusOn === 'reason'}
                className="size-5 shrink-0 accent-primary"
              />
              {label}
            </label>
          ))}
          {error && (
            <p id={errorId} className="mt-1 text-sm text-destructive">
              {error}
            </p>
          )}
        </fieldset>
        <ParagraphsField<QuoteDeclineInput> form={form} name="note" field={fields.note} rows={3} optional />
        <TrapField />
        <div>
          <FormAlert
            state={form.state}
            contactEmail={contactEmail}
            what="answer"
            reasons={{ closed: 'This quote can no longer be declined. Reload the page to see why' }}
          />
          <button
            type="submit"
            aria-disabled={form.isSending}
            className={buttonVariants({ variant: 'outline' })}
          >
            {form.isSending ? 'Sending…' : 'Decline the quote'}
          </button>
        </div>
      </form>
    </details>
  )
}
