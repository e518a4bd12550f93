'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'

/** `name` is that of the subject, for the draft; `id` becomes that of the note, so that sending twice adds one. */
export function NewNoteForm({ action, name, id }: { action: Action; name: string; id: string }) {
  const form = useActionForm(`new-note:${name}`, action)
  return (
    <ActionForm form={form} submit="Add note" pending="Adding…">
      <input type="hidden" name="id" value={form.values.id ?? id} />
      <Field label="New note" error={form.state.errors?.body}>
        {(control) => (
          <Textarea {...control} name="body" required defaultValue={form.values.body} className="min-h-20!" />
        )}
      </Field>
    </ActionForm>
  )
}
