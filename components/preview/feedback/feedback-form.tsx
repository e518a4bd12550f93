import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fillEmptyFields } from '@/components/forms/typed-text'
import { FormAlert } from '@/components/forms/form-alert'
import { LineField, TrapField } from '@/components/forms/text-fields'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { storageKeys } from '@/lib/browser-storage/keys'
import { lazyStore } from '@/lib/browser-storage/lazy-store'
import type { ApprovedFile } from '@/lib/ads/decision'
import type { FailureReason } from '@/lib/forms/form-state'
import type { AdApprovalInput } from '@/lib/schemas/ad-feedback'
import { adFeedbackFields as fields } from '@/lib/schemas/ad-feedback-fields'

type Props = {
  form: Pick<EnhancedForm<FieldValues>, 'state' | 'isSending'>
  submit: ReactNode
  /** Named in the error message. */
  what: string
  contactEmail: string
  reasons?: Partial<Record<FailureReason, string>>
}

const BUSY = 'Too many answers came in just now. Please try again later'

export const FeedbackEnd = ({ form, submit, what, contactEmail, reasons }: Props) => (
  <div>
    <TrapField />
    <FormAlert
      state={form.state}
      contactEmail={contactEmail}
      what={what}
      reasons={{ busy: BUSY, ...reasons }}
    />
    <button type="submit" aria-disabled={form.isSending} className={buttonVariants()}>
      {form.isSending ? 'Sending…' : submit}
    </button>
  </div>
)

type Author = { name: string; email: string }

function isAuthor(kept: unknown): kept is Author {
  if (typeof kept !== 'object' || kept === null) return false
  const { name, email } = kept as Partial<Record<keyof Author, unknown>>
  return typeof name === 'string' && typeof email === 'string'
}

/** Prefills the forms of other ads. */
export async function readStoredAuthor(form: HTMLFormElement | null): Promise<void> {
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

export const ApprovedFiles = ({ files }: { files: readonly ApprovedFile[] }) => (
  <ul className="mt-1 list-disc pl-5 wrap-anywhere">
    {files.map(({ name, version }) => (
      <li key={name}>
        {name}, version {version}
      </li>
    ))}
  </ul>
)
