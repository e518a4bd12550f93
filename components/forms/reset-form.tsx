'use client'

import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { ActionForm } from './action-form'
import { SuccessPanel } from './success-panel'
import { useActionForm } from './use-action-form'

/** Asks for a link; once it is on its way the form makes room for the sentence that says so. */
export function ResetForm({ action }: { action: Action }) {
  const form = useActionForm('reset', action)
  const { state, values } = form
  if (state.done) {
    return (
      <SuccessPanel>
        <p>
          If an account exists for this address, a link to choose a new password was sent to it. It works for
          ten minutes. Please check your spam folder, too.
        </p>
      </SuccessPanel>
    )
  }
  return (
    <ActionForm form={form} submit="Send Reset Link" pending="Sending…">
      <Field label="Email" error={state.errors?.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={values.email}
            aria-required
          />
        )}
      </Field>
    </ActionForm>
  )
}
