'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { type FormPictureActions, PictureField } from '@/components/staff/pictures/picture-field'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'
import { SOLD_BY_LABELS } from '@/lib/owl/products'
import { productFields } from '@/lib/schemas/product-fields'

type Props = {
  action: Action
  /** Value and label. */
  brands: readonly (readonly [id: string, name: string])[]
  /** What the form begins with. */
  start: { soldBy: string; brand: string }
  picture: FormPictureActions
}

const HINTS = {
  name: undefined,
  category: 'As in “Cold drinks”.',
  unit: 'What one price is for, as in “gallon” or “can”.',
  code: 'The 8, 12 or 13 digits below the bars.',
}

export function NewProductForm({ action, brands, start, picture }: Props) {
  const form = useActionForm('new-product', action)
  const { errors = {} } = form.state
  const values = { ...start, ...form.values }
  const line = (name: keyof typeof HINTS) => (
    <Field
      label={productFields[name].label}
      error={errors[name]}
      hint={HINTS[name]}
      optional={name !== 'name'}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          required={name === 'name'}
          maxLength={productFields[name].max}
          defaultValue={form.values[name]}
          inputMode={name === 'code' ? 'numeric' : undefined}
          autoComplete="off"
        />
      )}
    </Field>
  )
  const choice = (name: 'soldBy' | 'brand', options: readonly (readonly [string, string])[]) => (
    <Field
      label={name === 'brand' ? 'Brand' : 'Sold by'}
      error={errors[name]}
      optional={name === 'brand'}
      className="sm:max-w-80"
    >
      {(control) => (
        <select
          {...control}
          // React applies a default value only once.
          key={values[name]}
          name={name}
          defaultValue={values[name]}
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
  return (
    <ActionForm form={form} submit="Add product" pending="Adding…">
      {line('name')}
      {choice('soldBy', [['', 'Choose who sells it'], ...Object.entries(SOLD_BY_LABELS)])}
      {line('category')}
      {line('unit')}
      {choice('brand', [['', 'None'], ...brands])}
      {line('code')}
      <PictureField
        table="products"
        values={{ picture: form.values.picture ?? '', pictureAlt: form.values.pictureAlt ?? '' }}
        errors={errors}
        {...picture}
      />
      <Field label={productFields.notes.label} error={errors.notes} optional>
        {(control) => (
          <Textarea
            {...control}
            name="notes"
            maxLength={productFields.notes.max}
            defaultValue={form.values.notes}
          />
        )}
      </Field>
    </ActionForm>
  )
}
