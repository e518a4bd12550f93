'use client'

import type { ReactNode } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { searchIgnoreFields } from '@/lib/schemas/search-ignore-fields'

const { label, max } = searchIgnoreFields.reason

type Props = {
  id: string
  /** Bound to the finding. */
  action: Action
  /** Of the button that opens it. */
  children: ReactNode
}

export function IgnoreForm({ id, action, children }: Props) {
  const form = useActionForm(`ignore-${id}`, action)
  const { errors } = form.state
  return (
    <details className="min-w-0" open={errors ? true : undefined}>
      <summary
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'cursor-pointer list-none' })}
      >
        {/* One child: buttons keep theirs apart. */}
        <span>{children}</span>
      </summary>
      <div className="mt-3 w-72 max-w-full">
        <ActionForm form={form} submit="Ignore it" pending="Saving…">
          <Field label={label} error={errors?.reason}>
            {(control) => (
              <Input
                {...control}
                name="reason"
                maxLength={max}
                autoComplete="off"
                defaultValue={form.values.reason}
              />
            )}
          </Field>
        </ActionForm>
      </div>
    </details>
  )
}
