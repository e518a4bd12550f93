'use client'

import type { ReactNode } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Action, FormValues } from '@/lib/forms/form-state'
import { RowFields } from './row-fields'
import { RuleInput } from './rule-input'

type Props = {
  action: Action
  /** Changes with each save, so that typed text of another save is not filled in. */
  name: string
  /** The saved rules, as the form posts them. */
  saved: FormValues
  seen: number
}

/** Two empty rows stand below the rows of each kind, so that it works without JavaScript. */
export function RulesForm({ action, name, saved, seen }: Props) {
  const form = useActionForm(name, action)
  const { errors = {} } = form.state
  const values = Object.keys(form.values).length > 0 ? form.values : saved
  const input = { values, errors }
  return (
    <ActionForm form={form} submit="Save draft" pending="Saving…">
      <input type="hidden" name="seen" value={seen} />
      <Part title="Earning" text="Points of a visit are added up and rounded once.">
        <RuleInput
          {...input}
          field="unit"
          label="Unit"
          hint="A plural, as in points"
          className="sm:max-w-60"
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <RuleInput {...input} field="perDollar" label="For a dollar" decimal />
          <RuleInput {...input} field="perGallon" label="For a gallon" decimal />
          <Choice
            {...input}
            field="fuel"
            label="Fuel earns"
            options={[
              ['per_gallon', 'By the gallon'],
              ['per_dollar', 'By the dollar'],
              ['nothing', 'Nothing'],
            ]}
          />
        </div>
        <Choice
          {...input}
          field="rounding"
          label="Rounding"
          options={[
            ['down', 'Down'],
            ['nearest', 'To the nearest point'],
            ['up', 'Up'],
          ]}
        />
      </Part>
      <Part
        title="Bonuses"
        text="A bonus multiplies the points of a product, of some days, or both. Where several fit, the best one counts."
      >
        <RowFields {...input} kind="bonus" />
      </Part>
      <Part title="Tiers" text="A member reaches a tier on the day after the purchase.">
        <RuleInput
          {...input}
          field="tierWindowDays"
          label="Days that count"
          hint="365 counts the last 365 days"
          className="sm:max-w-60"
          whole
        />
        <RowFields {...input} kind="tier" />
      </Part>
      <Part title="Rewards" text="What members get for their points, and what it costs the group.">
        <RowFields {...input} kind="reward" />
      </Part>
      <Part title="Expiry and terms">
        <RuleInput
          {...input}
          field="expiryDays"
          label="Points expire after days"
          hint="Empty: never. Points that expire first are spent first."
          className="sm:max-w-60"
          whole
          optional
        />
        <Field label="Terms" error={errors.terms} optional>
          {(control) => <Textarea {...control} name="terms" rows={5} defaultValue={values.terms} />}
        </Field>
      </Part>
    </ActionForm>
  )
}

type PartProps = { title: string; text?: string; children: ReactNode }

const Part = ({ title, text, children }: PartProps) => (
  <fieldset className="grid gap-4 border-t pt-4">
    <legend className="float-left w-full type-heading">{title}</legend>
    {text && <p className="clear-both text-sm text-muted-foreground">{text}</p>}
    {children}
  </fieldset>
)

type ChoiceProps = {
  values: FormValues
  errors: Record<string, string>
  field: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

const Choice = ({ values, errors, field, label, options }: ChoiceProps) => (
  <Field label={label} error={errors[field]} className="sm:max-w-60">
    {(control) => (
      <select
        {...control}
        // React applies a default value only once.
        key={values[field]}
        name={field}
        defaultValue={values[field]}
        className={`${fieldLook} h-11`}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
