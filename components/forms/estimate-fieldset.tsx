import { useEffect, useRef } from 'react'
import { EstimateFields } from '@/components/site/estimate/estimate-fields'
import { EstimateRange } from '@/components/site/estimate/estimate-range'
import { useEstimate } from '@/components/site/estimate/use-estimate'
import { Field } from '@/components/ui/field'
import { fieldLook } from '@/components/ui/input'
import { PACKAGES } from '@/lib/content/packages'
import type { FormValues } from '@/lib/forms/form-state'
import type { Travel } from '@/lib/quotes/estimate'
import { estimateFields, readPlace } from '@/lib/quotes/estimate-fields'
import { FieldGroup } from './text-fields'

type Props = {
  /** What the fields begin with. */
  values: FormValues
  travel: Travel | null
}

/** Part of the contact form: what is chosen here is sent with the message. */
export function EstimateFieldset({ values, travel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const container = useRef<HTMLDivElement>(null)
  // Before the hook, whose effects read the form.
  useEffect(() => {
    form.current = container.current?.closest('form') ?? null
  }, [])
  const current = useEstimate(form, values, { place: readPlace(values), travel })
  const item = PACKAGES.find(({ id }) => id === current.values[estimateFields.package])

  return (
    <div ref={container} onInput={current.read}>
      <FieldGroup legend="Your estimate" slate="$">
        <Field
          label="Package"
          hint="Choose 'No estimate' to send your message without it."
          className="sm:col-span-2"
        >
          {(control) => (
            <select
              {...control}
              name={estimateFields.package}
              defaultValue={values[estimateFields.package]}
              className={`${fieldLook} h-12`}
            >
              <option value="">No estimate</option>
              {PACKAGES.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        {item && <EstimateFields item={item} values={values} />}
        {item && current.estimate && (
          <EstimateRange estimate={current.estimate} placeState={current.placeState} />
        )}
      </FieldGroup>
    </div>
  )
}
