'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

type Props = {
  action: Action
  /** Path of the uploaded film in use; empty without one. */
  seen: string
}

export function VimeoForm({ action, seen }: Props) {
  const form = useActionForm('vimeo-film', action)
  const { errors = {} } = form.state
  return (
    <ActionForm form={form} submit="Use this film" pending="Saving…">
      <input type="hidden" name="seen" value={seen} />
      <Field
        label="Film on Vimeo"
        error={errors.film}
        hint={seen && 'The uploaded film is kept. You can put it back in use.'}
      >
        {(control) => (
          <Input
            {...control}
            name="film"
            required
            maxLength={300}
            defaultValue={form.values.film}
            placeholder="https://vimeo.com/76979871"
            inputMode="url"
            autoComplete="off"
          />
        )}
      </Field>
    </ActionForm>
  )
}
