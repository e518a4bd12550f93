'use client'

import { Field } from '@/components/ui/field'
import { fieldLook } from '@/components/ui/input'
import { CSV_FIELD_LABELS } from '@/lib/ads/templates/fill-csv'
import type { FillFile } from '@/lib/data/ads/fills/fill-many-screen'
import type { FormValues } from '@/lib/forms/form-state'
import { columnField } from '@/lib/schemas/ad-fill'
import { countOf } from '@/lib/text/format'

type Props = { file: FillFile; values: FormValues; errors: Record<string, string> }

const SAMPLE_LENGTH = 24

const optionOf = (header: string, sample = '') =>
  sample
    ? `${header} (${sample.length > SAMPLE_LENGTH ? `${sample.slice(0, SAMPLE_LENGTH)}…` : sample})`
    : header

/** Which column is what. */
export const ColumnFields = ({ file, values, errors }: Props) => (
  <fieldset className="grid content-start gap-3">
    <legend className="mb-2 text-sm font-medium">
      {countOf(file.rows, 'row', 'rows')}. Which column is what?
    </legend>
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {file.fields.map((field) => {
        const name = columnField(field)
        const value = values[name] ?? String(file.columns[field] ?? '')
        return (
          <Field key={field} label={CSV_FIELD_LABELS[field]} error={errors[name]}>
            {(control) => (
              <select
                {...control}
                key={value}
                name={name}
                defaultValue={value}
                className={`${fieldLook} h-11`}
              >
                <option value="">Not in the file</option>
                {file.headers.map((header, index) => (
                  <option key={index} value={index + 1}>
                    {optionOf(header, file.sample[index])}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )
      })}
    </div>
  </fieldset>
)
