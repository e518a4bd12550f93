import { useEffect, useRef, useState } from 'react'
import { MarkdownEditor } from '@/components/staff/editor/markdown-editor'
import type { EditorProps } from '@/components/staff/editor/types'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { countWords, describeGate, type GateFacts, passesGate } from '@/lib/catalogue/places/gate'
import type { PlaceTexts } from '@/lib/catalogue/places/place-texts'
import type { FieldErrors } from '@/lib/forms/form-state'
import { placePageFields } from '@/lib/schemas/place-page-fields'
import { SearchPreview } from './search-preview'

export type EditedPlace = {
  slug: string
  city: string | null
  state: string
  isPublished: boolean
  films: number
  texts: PlaceTexts
}

type Props = {
  /** `texts` are what the fields begin with. */
  page: EditedPlace
  errors: FieldErrors
  tools: Pick<EditorProps, 'renderPreview' | 'searchLinks' | 'pictures'>
}

const readTexts = (fields: HTMLElement): PlaceTexts => {
  const data = new FormData(fields.closest('form') ?? undefined)
  const read = (name: string) => String(data.get(name) ?? '')
  return {
    title: read('title'),
    metaTitle: read('metaTitle'),
    metaDescription: read('metaDescription'),
    content: read('content'),
  }
}

/** What search engines would make of the texts follows the typing. */
export function PlaceFields({ page, errors, tools }: Props) {
  const [texts, setTexts] = useState(page.texts)
  const fields = useRef<HTMLDivElement>(null)

  // What was typed before the script arrived.
  useEffect(() => {
    if (fields.current) setTexts(readTexts(fields.current))
  }, [])

  const line = (name: 'title' | 'metaTitle', hint: string) => (
    <Field label={placePageFields[name].label} error={errors[name]} hint={hint} optional={name !== 'title'}>
      {(control) => (
        <Input
          {...control}
          name={name}
          required={name === 'title'}
          maxLength={placePageFields[name].max}
          defaultValue={page.texts[name]}
          autoComplete="off"
        />
      )}
    </Field>
  )
  return (
    <div
      ref={fields}
      onInput={({ currentTarget }) => setTexts(readTexts(currentTarget))}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {line('title', 'For staff: visitors see the headings of the page.')}
      {line('metaTitle', 'Empty: made from the place.')}
      <Field
        label={placePageFields.metaDescription.label}
        error={errors.metaDescription}
        hint="Empty: a general sentence with the place."
        optional
      >
        {(control) => (
          <Textarea
            {...control}
            name="metaDescription"
            maxLength={placePageFields.metaDescription.max}
            defaultValue={page.texts.metaDescription}
            className="min-h-20!"
          />
        )}
      </Field>
      <SearchPreview page={{ ...page, ...texts }} />
      <MarkdownEditor
        {...tools}
        name="content"
        label={placePageFields.content.label}
        defaultValue={page.texts.content}
        error={errors.content}
        countWords={countWords}
      />
      <Verdict words={countWords(texts.content)} films={page.films} isPublished={page.isPublished} />
    </div>
  )
}

const Verdict = (facts: GateFacts) => (
  <p
    className={`border-l-2 py-1 pl-4 tabular-nums ${passesGate(facts) ? 'border-success text-success' : 'border-primary'}`}
  >
    {describeGate(facts)}
  </p>
)
