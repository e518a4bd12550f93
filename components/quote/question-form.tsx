'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { SuccessPanel } from '@/components/forms/success-panel'
import { ParagraphsField, TrapField } from '@/components/forms/text-fields'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FormAction } from '@/lib/forms/form-state'
import { quoteAnswerFields as fields } from '@/lib/schemas/quote-answer-fields'
import type { QuoteQuestionInput } from '@/lib/schemas/quote-answers'

const importControl = async () => (await import('./controls')).createQuestionControl()

type Props = { name: string; action: FormAction; contactEmail: string }

export function QuestionForm({ name, action, contactEmail }: Props) {
  const form = useEnhancedForm<QuoteQuestionInput>({
    name: `${name}-question`,
    botAction: 'quote_answer',
    action,
    importControl,
  })
  if (form.state.status === 'success') {
    return <SuccessPanel>Thank you. We&apos;ll answer here and by email.</SuccessPanel>
  }
  return (
    <form
      {...form.formProps}
      aria-label="Ask a question"
      className="relative grid max-w-prose gap-4 print:hidden"
    >
      <ParagraphsField<QuoteQuestionInput>
        form={form}
        name="question"
        field={fields.question}
        rows={3}
        hint="We'll answer here and by email. Anyone with the link to this page can read both."
      />
      <TrapField />
      <div>
        <FormAlert
          state={form.state}
          contactEmail={contactEmail}
          what="question"
          reasons={{
            closed: 'This quote was withdrawn or replaced. Our latest email has the link that works',
          }}
        />
        <button
          type="submit"
          aria-disabled={form.isSending}
          className={buttonVariants({ variant: 'outline' })}
        >
          {form.isSending ? 'Sending…' : 'Ask'}
        </button>
      </div>
    </form>
  )
}
