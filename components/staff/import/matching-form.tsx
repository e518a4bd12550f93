'use client'

import type { ReactNode } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

type Option = readonly [value: string, label: string]

type Props = {
  /** Of the draft of this form. */
  name: string
  action: Action
  /** The fields of a record, in their order. */
  fields: readonly Option[]
  /** The columns of the file, with what their first row says. */
  columns: readonly { label: string; sample: string }[]
  /** The number of the column for each field, from 1. */
  chosen: Partial<Record<string, number>>
  /** What makes a row and a record the same, where there is a choice. */
  keys?: readonly Option[]
  chosenKey?: string
  /** What else a person can choose. */
  children?: ReactNode
}

const SAMPLE_LENGTH = 24

const columnOption = ({ label, sample }: Props['columns'][number]) =>
  sample
    ? `${label} (${sample.length > SAMPLE_LENGTH ? `${sample.slice(0, SAMPLE_LENGTH)}…` : sample})`
    : label

export function MatchingForm({
  name,
  action,
  fields,
  columns,
  chosen,
  keys = [],
  chosenKey,
  children,
}: Props) {
  const form = useActionForm(name, action)
  const { errors = {} } = form.state
  const { values } = form
  return (
    <ActionForm form={form} submit="Check every row" pending="Checking…">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map(([field, label]) => (
          <Field key={field} label={label} error={errors[field]}>
            {(control) => (
              <select
                {...control}
                // React applies a default value only once.
                key={values[field]}
                name={field}
                defaultValue={values[field] ?? chosen[field] ?? ''}
                className={`${fieldLook} h-11`}
              >
                <option value="">Not in the file</option>
                {columns.map((column, index) => (
                  <option key={index} value={index + 1}>
                    {columnOption(column)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      {keys.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">A row updates the contact with</legend>
          {keys.map(([key, label]) => (
            <label key={key} className="flex min-h-9 items-center gap-3">
              <input
                type="radio"
                name="match_by"
                value={key}
                defaultChecked={(values.match_by ?? chosenKey) === key}
                className="size-4 accent-primary"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {children}
    </ActionForm>
  )
}
