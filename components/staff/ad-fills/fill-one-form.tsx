'use client'

import { type ReactNode, useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Format, PictureSlot, TemplateDocument } from '@/lib/ads/templates/document'
import { fillNames } from '@/lib/ads/templates/fill-names'
import type { FilmAnswer } from '@/lib/data/ads/fills/can-film'
import type { Action } from '@/lib/forms/form-state'
import { formatField } from '@/lib/schemas/ad-fill'
import { adGroupFields } from '@/lib/schemas/ad-group-fields'
import { FilmChoice } from './film-choice'
import { FormatChoice } from './format-choice'
import { LivePreview } from './live-preview'
import { type PictureOption, SlotFields } from './slot-fields'
import { type FilledSlots, readSlots } from './read-slots'

type Props = {
  /** Of the draft that the browser keeps. */
  name: string
  action: Action
  document: TemplateDocument
  title: string
  begins: FilledSlots
  choices: Record<PictureSlot, readonly PictureOption[]>
  /** Null: the person chooses. */
  formats: readonly Format[] | null
  film: FilmAnswer
  /** An ad that is there keeps its title. */
  hasTitle: boolean
  submit: string
  /** Hidden fields. */
  children?: ReactNode
}

/** Texts and pictures of an ad, with a drawing that follows what is typed. */
export function FillOneForm({
  name,
  action,
  document,
  title,
  begins,
  choices,
  formats,
  film,
  hasTitle,
  submit,
  children,
}: Props) {
  const form = useActionForm(name, action)
  const { errors = {} } = form.state
  const [typed, setTyped] = useState<FilledSlots>(begins)
  const [chosen, setChosen] = useState(formats ?? document.formats)
  function follow(changed: HTMLFormElement | null) {
    if (!changed) return
    const data = new FormData(changed)
    setTyped(readSlots(data))
    if (formats === null) setChosen(document.formats.filter((format) => data.has(formatField(format))))
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div onInput={({ currentTarget }) => follow(currentTarget.querySelector('form'))}>
        <ActionForm form={form} submit={submit} pending="Drawing…">
          {children}
          {hasTitle ? (
            <TitleField title={form.values.title ?? title} error={errors.title} />
          ) : (
            <input type="hidden" name="title" value={title} readOnly />
          )}
          <SlotFields
            slots={fillNames(document)}
            begins={begins}
            values={form.values}
            errors={errors}
            choices={choices}
            none="None"
          />
          {formats === null && (
            <FormatChoice formats={document.formats} values={form.values} error={errors.formats} />
          )}
          <FilmChoice answer={film} seconds={document.seconds} values={form.values} />
        </ActionForm>
      </div>
      <LivePreview document={document} filled={typed} formats={chosen} />
    </div>
  )
}

const TitleField = ({ title, error }: { title: string; error: string | undefined }) => (
  <Field label={adGroupFields.title.label} error={error}>
    {(control) => (
      <Input
        {...control}
        name="title"
        required
        maxLength={adGroupFields.title.max}
        defaultValue={title}
        autoComplete="off"
        className="h-11!"
      />
    )}
  </Field>
)
