'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { SuggestInput } from '@/components/staff/record/suggest-input'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { MIN_GOAL_LENGTH } from '@/lib/catalogue/video-checklist'
import { PLACEMENT_LABELS, RATIO_LABELS } from '@/lib/catalogue/video-fields'
import type { Action, FormValues } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { videoFields } from '@/lib/schemas/video-fields'

type Option = readonly [value: string, label: string]
type Props = {
  action: Action
  industries: readonly Option[]
  /** What the empty form begins with. */
  start: { name: string; client: string }
}

const RATIOS: Option[] = [['', 'Not known yet'], ...Object.entries(RATIO_LABELS)]
const PLACEMENTS: Option[] = Object.entries(PLACEMENT_LABELS)

export function NewVideoForm({ action, industries, start }: Props) {
  const form = useActionForm('new-video', action)
  const { state } = form
  const values: FormValues = { ...start, ...form.values }
  const { errors = {} } = state
  const unknown = state.values?.unknown ?? ''

  const text = (name: 'name' | 'title') => (
    <Field label={videoFields[name].label} error={errors[name]} optional={name !== 'name'}>
      {(control) => (
        <Input
          {...control}
          name={name}
          required={name === 'name'}
          maxLength={videoFields[name].max}
          defaultValue={values[name]}
          autoComplete="off"
        />
      )}
    </Field>
  )
  const suggested = (name: 'client' | 'service' | 'place', hint?: string) => (
    <Field label={videoFields[name].label} error={errors[name]} hint={hint} optional>
      {(control) => (
        <SuggestInput
          {...control}
          source={staffPaths.videoSuggestions(name)}
          name={name}
          maxLength={videoFields[name].max}
          defaultValue={values[name]}
        />
      )}
    </Field>
  )
  const choice = (name: string, label: string, options: readonly Option[], preset = '') => (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <select
          {...control}
          // React applies a default value only once.
          key={values[name]}
          name={name}
          defaultValue={values[name] ?? preset}
          className={`${fieldLook} h-11`}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )

  return (
    <ActionForm form={form} submit="Save draft" pending="Saving…">
      {text('name')}
      {text('title')}
      <div className="grid gap-5 sm:grid-cols-2">
        {suggested('client')}
        {choice('industry', 'Industry', [['', 'None'], ...industries])}
        {suggested('place', 'A city or a state, as in Detroit, Michigan')}
        {suggested('service')}
        {choice('ratio', 'Shape', RATIOS)}
        {choice('placement', 'Placement', PLACEMENTS, 'featured-video')}
      </div>
      <Field
        label={videoFields.goal.label}
        error={errors.goal}
        hint={`What the film was made for. Search engines want ${MIN_GOAL_LENGTH} characters or more.`}
        optional
      >
        {(control) => (
          <Textarea {...control} name="goal" maxLength={videoFields.goal.max} defaultValue={values.goal} />
        )}
      </Field>
      <input type="hidden" name="unknown" value={unknown} />
    </ActionForm>
  )
}
