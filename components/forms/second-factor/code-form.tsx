'use client'

import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'

type CodeFieldProps = {
  label: string
  error?: string
  hint?: string
  isFirst?: boolean
  isOptional?: boolean
}

export const CodeField = ({ label, error, hint, isFirst = false, isOptional = false }: CodeFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <Input
        {...control}
        name="token"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={isFirst}
        maxLength={40}
        aria-required={!isOptional}
        className="max-w-56 tracking-widest tabular-nums"
      />
    )}
  </Field>
)

/** The second step of a sign-in. Without an app there are recovery codes. */
export function CodeForm({ action, hasApp }: { action: Action; hasApp: boolean }) {
  const form = useActionForm('second-step', action)
  return (
    <ActionForm form={form} submit="Continue" pending="Checking…">
      <CodeField
        label="Code"
        error={form.state.errors?.token}
        hint={
          hasApp
            ? 'The six digits that your authenticator app shows, or one of your recovery codes.'
            : 'One of your recovery codes.'
        }
        isFirst={hasApp}
      />
    </ActionForm>
  )
}
