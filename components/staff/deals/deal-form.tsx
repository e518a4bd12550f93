'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { DealOptions } from '@/lib/data/owl/deals/deal-options'
import type { Action } from '@/lib/forms/form-state'
import { DEAL_STATE_LABELS } from '@/lib/owl/deals/deal'
import { type DealForm as Values, PRODUCT_PREFIX, readDealForm } from '@/lib/owl/deals/deal-form'
import { dealFields } from '@/lib/schemas/deal-fields'
import { Choice } from './choice'
import { OfferFields } from './offer-fields'
import { PlaceFields } from './place-fields'

type Props = {
  /** Names the draft that the browser keeps. */
  name: string
  action: Action
  options: DealOptions
  begins: Values
  /** What is stored, to join with what others save meanwhile. Null for a new deal. */
  stored: Values | null
  /** A deal stays with its group. */
  group: string | null
  submit: string
}

export function DealForm({ name, action, options, begins, stored, group, submit }: Props) {
  const form = useActionForm(name, action)
  const { errors = {} } = form.state
  const values = Object.keys(form.values).length > 0 ? readDealForm(form.values) : begins
  const products = new Set(values.products.split(','))
  return (
    <ActionForm form={form} submit={submit} pending="Saving…">
      {stored && (
        <input type="hidden" name="base" value={form.state.values?.base ?? JSON.stringify(stored)} readOnly />
      )}
      <Field label={dealFields.title.label} error={errors.title}>
        {(control) => (
          <Input
            {...control}
            name="title"
            required
            maxLength={dealFields.title.max}
            defaultValue={values.title}
            autoComplete="off"
          />
        )}
      </Field>
      {group === null ? (
        <Choice
          name="group"
          label="Group"
          value={values.group}
          error={errors.group}
          options={[['', 'Choose a group'], ...options.groups.map(({ id, name }) => [id, name] as const)]}
        />
      ) : (
        <p>
          <span className="block text-sm text-muted-foreground">Group</span>
          {group}
          <input type="hidden" name="group" value={values.group} readOnly />
        </p>
      )}
      <OfferFields values={values} errors={errors} />
      <fieldset aria-describedby={errors.products && 'products-error'} className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">Products</legend>
        {errors.products && (
          <p id="products-error" className="text-sm text-destructive">
            {errors.products}
          </p>
        )}
        {options.products.length === 0 ? (
          <p className="text-muted-foreground">There are no products that sites sell yet.</p>
        ) : (
          // Many products scroll inside; the keyboard reaches them as checkboxes.
          <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-md border px-4 py-2 sm:grid-cols-2">
            {options.products.map(({ id, name, category }) => (
              <label key={id} className="flex min-h-9 items-center gap-3">
                <input
                  type="checkbox"
                  name={PRODUCT_PREFIX + id}
                  defaultChecked={products.has(id)}
                  className="size-4 shrink-0 accent-primary"
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {name} {category && <span className="text-sm text-muted-foreground">{category}</span>}
                </span>
              </label>
            ))}
          </div>
        )}
      </fieldset>
      <Choice
        name="brand"
        label="Brand that it promotes"
        value={values.brand}
        error={errors.brand}
        optional
        options={[['', 'None'], ...options.brands.map(({ id, name }) => [id, name] as const)]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['firstOn', 'lastOn'] as const).map((field) => (
          <Field
            key={field}
            label={field === 'firstOn' ? 'First day' : 'Last day'}
            error={errors[field]}
            hint={
              field === 'firstOn'
                ? 'Begins at midnight on the clock of each site'
                : 'Runs until midnight, the whole day included'
            }
          >
            {(control) => (
              <Input {...control} type="date" name={field} required defaultValue={values[field]} />
            )}
          </Field>
        ))}
      </div>
      <PlaceFields values={values} errors={errors} />
      <Field label={dealFields.terms.label} error={errors.terms} optional>
        {(control) => (
          <Textarea
            {...control}
            name="terms"
            maxLength={dealFields.terms.max}
            defaultValue={values.terms}
            className="min-h-24"
          />
        )}
      </Field>
      <Choice
        name="state"
        label="State"
        value={values.state}
        error={errors.state}
        hint="A draft never runs. A planned deal begins by itself."
        options={Object.entries(DEAL_STATE_LABELS)}
      />
    </ActionForm>
  )
}
