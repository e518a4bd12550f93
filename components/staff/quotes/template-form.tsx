'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

/** `title` of the quote is the first proposal for a name. */
export function TemplateForm({ action, title }: { action: Action; title: string }) {
  const form = useActionForm('quote-template', action)
  return (
    <details className="w-full">
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Save as a template
      </summary>
      <p className="mt-3 mb-4">Its saved lines and terms, without the recipient.</p>
      <ActionForm form={form} submit="Save template" pending="Saving…">
        <Field label="Name of the template" error={form.state.errors?.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              maxLength={100}
              autoComplete="off"
              defaultValue={form.values.name ?? title.slice(0, 100)}
            />
          )}
        </Field>
      </ActionForm>
    </details>
  )
}
