'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { PURCHASE_LINES, QUANTITY_UNITS } from '@/lib/owl/loyalty/purchase-form'
import { RuleInput } from './rule-input'

type Props = {
  action: Action
  /** Of the search above. */
  member: string
  /** In the program's time zone. */
  today: string
}

/** Shows the points first. The second click posts them. */
export function PurchaseForm({ action, member, today }: Props) {
  const form = useActionForm('loyalty-purchase', action)
  const { errors = {} } = form.state
  const input = { values: { member, day: today, ...form.values }, errors }
  return (
    <ActionForm form={form} submit="Show points" pending="Calculating…">
      <div className="grid gap-4 sm:grid-cols-2">
        <RuleInput {...input} field="member" label="Code of the member" />
        <Field label="Day" error={errors.day}>
          {(control) => (
            <Input {...control} type="date" name="day" max={today} defaultValue={input.values.day} />
          )}
        </Field>
        <RuleInput {...input} field="site" label="Site number" />
        <RuleInput {...input} field="receipt" label="Receipt number" hint="Each receipt is posted once." />
      </div>
      {Array.from({ length: PURCHASE_LINES }, (_, at) => (
        <fieldset key={at} className="grid gap-3 border-t pt-3 sm:grid-cols-[2fr_1fr_1fr_1fr]">
          <legend className="sr-only">Line {at + 1}</legend>
          <RuleInput {...input} field={`line-${at}-product`} label="Product" optional={at > 0} />
          <RuleInput {...input} field={`line-${at}-quantity`} label="Quantity" decimal />
          <Field label="Unit">
            {(control) => (
              <select
                {...control}
                // React applies a default value only once.
                key={form.values[`line-${at}-unit`]}
                name={`line-${at}-unit`}
                defaultValue={form.values[`line-${at}-unit`]}
                className={`${fieldLook} h-11`}
              >
                {Object.entries(QUANTITY_UNITS).map(([unit, label]) => (
                  <option key={unit} value={unit}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <RuleInput {...input} field={`line-${at}-price`} label="Price each ($)" decimal />
        </fieldset>
      ))}
    </ActionForm>
  )
}
