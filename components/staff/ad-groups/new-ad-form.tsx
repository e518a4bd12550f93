'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'
import { adGroupFields } from '@/lib/schemas/ad-group-fields'

export function NewAdForm({ action }: { action: Action }) {
  const form = useActionForm('new-ad', action)
  const { state, values } = form
  return (
    <details className="open:w-full" open={state.errors !== undefined || state.problem !== undefined}>
      <summary
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'cursor-pointer list-none' })}
      >
        New ad
      </summary>
      <div className="mt-4 rounded-md border bg-card p-4">
        <ActionForm form={form} submit="Add ad" pending="Adding…">
          <Field
            label={adGroupFields.title.label}
            hint="Several titles, one on each line, add several ads."
            error={state.errors?.title}
          >
            {(control) => (
              <Textarea
                {...control}
                name="title"
                required
                rows={1}
                defaultValue={values.title}
                className="min-h-12!"
              />
            )}
          </Field>
        </ActionForm>
      </div>
    </details>
  )
}
