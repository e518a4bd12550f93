'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { type FormPictureActions, PictureField } from '@/components/staff/pictures/picture-field'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { DealOptions } from '@/lib/data/owl/deals/deal-options'
import type { Action } from '@/lib/forms/form-state'
import { DEAL_STATE_LABELS } from '@/lib/owl/deals/deal'
import { type DealForm as Values, PRODUCT_PREFIX, readDealForm } from '@/lib/owl/deals/deal-form'
import { dealFields } from '@/lib/schemas/deal-fields'
import { CheckboxList } from './checkbox-list'
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
  picture: FormPictureActions
  submit: string
}

export function DealForm({ name, action, options, begins, stored, group, picture, submit }: Props) {
  const form = useActionForm(name, action)
  const { errors = {} } = form.state
  const values = Object.keys(form.values).length > 0 ? readDealForm(form.values) : begins
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
      <CheckboxList
        legend="Products"
        prefix={PRODUCT_PREFIX}
        options={options.products.map(({ id, name, category }) => ({ id, name, note: category }))}
        empty="There are no products that sites sell yet."
        checked={new Set(values.products.split(','))}
        error={errors.products}
        errorId="products-error"
      />
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
      <PlaceFields values={values} errors={errors} brands={options.brands} />
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
      <PictureField table="deals" values={values} errors={errors} {...picture} />
      <Choice
        name="state"
        label="State"
        value={values.state}
        error={errors.state}
        hint="A draft never runs. A planned deal starts automatically."
        options={Object.entries(DEAL_STATE_LABELS)}
      />
    </ActionForm>
  )
}
