'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/action-state'

type NameFormProps = { action: Action; firstName: string | null; lastName: string | null }

export function NameForm({ action, firstName, lastName }: NameFormProps) {
  const form = useActionForm('own-name', action)
  const { state, values } = form
  return (
    <ActionForm form={form} submit="Save name" pending="Saving…">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={state.errors?.firstName}>
          {(control) => (
            <Input
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              defaultValue={values.firstName ?? firstName ?? ''}
            />
          )}
        </Field>
        <Field label="Last name" error={state.errors?.lastName} optional>
          {(control) => (
            <Input
              {...control}
              name="lastName"
              autoComplete="family-name"
              maxLength={100}
              defaultValue={values.lastName ?? lastName ?? ''}
            />
          )}
        </Field>
      </div>
    </ActionForm>
  )
}
