'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { redirectFields } from '@/lib/schemas/redirect-fields'

/** `from` is an address that visitors asked for in vain. */
export function NewRedirectForm({ action, from }: { action: Action; from: string }) {
  const form = useActionForm(`new-redirect${from && `:${from}`}`, action)
  const { errors = {} } = form.state
  return (
    <ActionForm form={form} submit="Add redirect" pending="Adding…">
      <Field
        label={redirectFields.path.label}
        error={errors.path}
        hint="A path of this site that has no page, as in /about-us"
      >
        {(control) => (
          <Input
            {...control}
            name="path"
            required
            maxLength={redirectFields.path.max}
            defaultValue={form.values.path ?? from}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={redirectFields.target.label}
        error={errors.target}
        hint="A page of this site, as in /videos, or an address elsewhere that starts with https://"
      >
        {(control) => (
          <Input
            {...control}
            name="target"
            required
            maxLength={redirectFields.target.max}
            defaultValue={form.values.target}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
    </ActionForm>
  )
}
