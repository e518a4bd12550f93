import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormAlert } from '@/components/forms/form-alert'
import { TrapField } from '@/components/forms/trap-field'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { recallAuthor } from './author-memory'

type Props = {
  form: Pick<EnhancedForm<FieldValues>, 'state' | 'isSending' | 'formProps'>
  /** What unfolds the form. */
  summary: ReactNode
  submit: string
  /** What was to be sent, should it fail. */
  what: string
  contactEmail: string
  /** For somebody who asked for it. */
  startsOpen?: boolean
  children: ReactNode
}

const SUMMARY = 'cursor-pointer [&::-webkit-details-marker]:hidden'

/** A form that stays folded until somebody has something to say. It is unfolded when an answer to it comes with the page. */
export function FeedbackForm(props: Props) {
  const { form, summary, submit, what, contactEmail, startsOpen = false, children } = props
  // Only at first: what happens to the form later folds nothing.
  const [isOpen] = useState(startsOpen || form.state.status !== 'idle')
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void recallAuthor(currentTarget.querySelector('form'))
      }}
    >
      <summary className={buttonVariants({ variant: 'outline', size: 'sm', className: SUMMARY })}>
        {summary}
      </summary>
      <form {...form.formProps} className="relative mt-5 grid gap-5">
        {children}
        <TrapField />
        <div>
          <FormAlert state={form.state} contactEmail={contactEmail} what={what} />
          <button type="submit" aria-disabled={form.isSending} className={buttonVariants()}>
            {form.isSending ? 'Sending…' : submit}
          </button>
        </div>
      </form>
    </details>
  )
}
