'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { SuggestInput } from '@/components/staff/record/suggest-input'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placePageFields } from '@/lib/schemas/place-page-fields'

const TEXTS = [
  [
    'composed',
    'Compose a draft',
    'From what is known of the place: light, distances, crews, cities around it.',
  ],
  ['empty', 'Start with an empty page', 'For a text that you write yourself.'],
] as const

export function NewPlaceForm({ action }: { action: Action }) {
  const form = useActionForm('new-place-page', action)
  const { values } = form
  const { errors = {} } = form.state
  return (
    <ActionForm form={form} submit="Save draft" pending="Saving…">
      <Field
        label={placePageFields.place.label}
        error={errors.place}
        hint="A city with its state, as in Monroe, Michigan, or a whole state."
      >
        {(control) => (
          <SuggestInput
            {...control}
            source={staffPaths.videoSuggestions('place')}
            name="place"
            required
            maxLength={placePageFields.place.max}
            defaultValue={values.place}
          />
        )}
      </Field>
      <Field
        label={placePageFields.slug.label}
        error={errors.slug}
        hint="Made from the place when it is empty: monroe-mi."
        optional
      >
        {(control) => (
          <Input
            {...control}
            name="slug"
            maxLength={placePageFields.slug.max}
            defaultValue={values.slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <fieldset className="grid gap-3" aria-describedby={errors.text && 'text-error'}>
        <legend className="mb-2 text-sm font-medium">{placePageFields.content.label}</legend>
        {TEXTS.map(([value, label, hint]) => (
          <label key={value} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <input
              type="radio"
              name="text"
              value={value}
              defaultChecked={(values.text ?? 'composed') === value}
              className="mt-1 size-5 accent-primary"
            />
            <span>
              {label}
              <span className="block text-sm text-muted-foreground">{hint}</span>
            </span>
          </label>
        ))}
        {errors.text && (
          <p id="text-error" role="alert" className="text-sm text-destructive">
            {errors.text}
          </p>
        )}
      </fieldset>
    </ActionForm>
  )
}
