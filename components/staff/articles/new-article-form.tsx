'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { articleFields } from '@/lib/schemas/article-fields'

export function NewArticleForm({ action }: { action: Action }) {
  const form = useActionForm('new-article', action)
  return (
    <ActionForm form={form} submit="Start writing" pending="Adding…">
      <Field
        label={articleFields.title.label}
        error={form.state.errors?.title}
        hint="The address is made from it. Both can change until the article is published."
      >
        {(control) => (
          <Input
            {...control}
            name="title"
            required
            maxLength={articleFields.title.max}
            defaultValue={form.values.title}
            autoComplete="off"
          />
        )}
      </Field>
    </ActionForm>
  )
}
