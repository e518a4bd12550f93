import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fillEmptyFields } from '@/components/forms/typed-text'
import { FormAlert } from '@/components/forms/form-alert'
import { LineField, TrapField } from '@/components/forms/text-fields'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { storageKeys } from '@/lib/browser-storage/keys'
import { lazyStore } from '@/lib/browser-storage/lazy-store'
import type { AdApprovalInput } from '@/lib/schemas/ad-feedback'
import { adFeedbackFields as fields } from '@/lib/schemas/ad-feedback-fields'

type Props = {
  form: Pick<EnhancedForm<FieldValues>, 'state' | 'isSending' | 'formProps'>
  summary: ReactNode
  submit: string
  /** Named in the error message. */
  what: string
  contactEmail: string
  startsOpen?: boolean
  children: ReactNode
}

const SUMMARY = 'cursor-pointer [&::-webkit-details-marker]:hidden'

/** Collapsed until used; open when the server rendered an error. */
export function FeedbackForm(props: Props) {
  const { form, summary, submit, what, contactEmail, startsOpen = false, children } = props
  // Initial state only.
  const [isOpen] = useState(startsOpen || form.state.status !== 'idle')
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void readStoredAuthor(currentTarget.querySelector('form'))
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

type Author = { name: string; email: string }

function isAuthor(kept: unknown): kept is Author {
  if (typeof kept !== 'object' || kept === null) return false
  const { name, email } = kept as Partial<Record<keyof Author, unknown>>
  return typeof name === 'string' && typeof email === 'string'
}

/** Prefills the forms of other ads. */
async function readStoredAuthor(form: HTMLFormElement | null): Promise<void> {
  const kept = await lazyStore.read(storageKeys.adFeedbackAuthor)
  if (form && isAuthor(kept)) fillEmptyFields(form, { name: kept.name, email: kept.email })
}

export async function storeAuthor(form: HTMLFormElement | null): Promise<void> {
  if (!form) return
  const data = new FormData(form)
  await lazyStore.write(storageKeys.adFeedbackAuthor, { name: data.get('name'), email: data.get('email') })
}

export function AuthorFields({ form }: { form: EnhancedForm<AdApprovalInput> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <LineField<AdApprovalInput> form={form} name="name" field={fields.name} autoComplete="name" />
      <LineField<AdApprovalInput>
        form={form}
        name="email"
        field={fields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
    </div>
  )
}
