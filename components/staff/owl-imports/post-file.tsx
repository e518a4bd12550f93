'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

/** For browsers without JavaScript: the others never see it. */
export function PostFile({ action }: { action: Action }) {
  const form = useActionForm('import-file', action)
  return (
    <div className="hidden noscript:block">
      <ActionForm form={form} submit="Upload file" pending="Uploading…">
        <Field label="CSV file of less than 1 MB">
          {(control) => <Input {...control} type="file" name="file" accept=".csv,.tsv,.txt,text/csv" />}
        </Field>
      </ActionForm>
    </div>
  )
}
