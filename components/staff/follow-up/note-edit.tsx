'use client'

import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'
import type { Note } from '@/lib/leads/follow-up'
import { EditForm } from './edit-form'
import { useEditForm } from './use-edit-form'

export function NoteEdit({ note, action }: { note: Note; action: Action }) {
  const form = useEditForm(note, action)
  return (
    <EditForm form={form} what="note">
      <Field label="Note" error={form.state.errors?.body}>
        {(control) => (
          <Textarea
            key={form.seen.version}
            {...control}
            name="body"
            required
            defaultValue={form.values?.body ?? form.seen.body}
          />
        )}
      </Field>
    </EditForm>
  )
}
