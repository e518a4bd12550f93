'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { CAPTION_KINDS, CAPTION_LANGUAGES, captionFields } from '@/lib/schemas/caption-fields'

const SELECT = `${fieldLook} h-11`

export function NewCaptionsForm({ action }: { action: Action }) {
  const form = useActionForm('new-captions', action)
  const { errors = {} } = form.state
  const { values } = form
  return (
    <ActionForm form={form} submit="Add" pending="Adding…">
      <Field label="What is it?" error={errors.kind}>
        {(control) => (
          <select
            {...control}
            // React applies a default value only once.
            key={values.kind}
            name="kind"
            defaultValue={values.kind ?? 'captions'}
            className={SELECT}
          >
            {Object.entries(CAPTION_KINDS).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Language" error={errors.language}>
        {(control) => (
          <select
            {...control}
            key={values.language}
            name="language"
            defaultValue={values.language ?? 'en'}
            className={SELECT}
          >
            {CAPTION_LANGUAGES.map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={captionFields.label.label}
        error={errors.label}
        optional
        hint="Without one it is the name of the language."
      >
        {(control) => (
          <Input
            {...control}
            name="label"
            maxLength={captionFields.label.max}
            defaultValue={values.label}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="File"
        error={errors.file}
        optional
        hint="WebVTT (.vtt) or SubRip (.srt). Without a file you write the cues yourself."
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept=".vtt,.srt,text/vtt"
            className="w-full text-sm file:mr-3 file:h-10 file:cursor-pointer file:rounded-md file:border file:border-input file:bg-transparent file:px-3 file:text-foreground"
          />
        )}
      </Field>
    </ActionForm>
  )
}
