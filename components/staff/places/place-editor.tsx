'use client'

import { MarkdownEditor } from '@/components/staff/editor/markdown-editor'
import type { EditorProps } from '@/components/staff/editor/types'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { countWords, describeGate, passesGate } from '@/lib/catalogue/places/gate'
import type { PlaceSaveAction, PlaceTexts } from '@/lib/catalogue/places/save-state'
import { placePageFields } from '@/lib/schemas/place-page-fields'
import { SaveConflict } from './save-conflict'
import { SearchPreview } from './search-preview'
import { usePlaceEditor } from './use-place-editor'

type Props = {
  page: {
    version: number
    slug: string
    city: string | null
    state: string
    isPublished: boolean
    films: number
    texts: PlaceTexts
  }
  save: PlaceSaveAction
  /** Server actions of the editor. */
  tools: Pick<EditorProps, 'renderPreview' | 'searchLinks' | 'pictures'>
}

export function PlaceEditor({ page, save, tools }: Props) {
  const editor = usePlaceEditor(page, save)
  const { state, texts, start, base, isChanged, isPending } = editor
  const errors = state.status === 'invalid' ? state.errors : {}
  const line = (name: 'title' | 'metaTitle', hint?: string) => (
    <Field label={placePageFields[name].label} error={errors[name]} hint={hint} optional={name !== 'title'}>
      {(control) => (
        <Input
          {...control}
          name={name}
          required={name === 'title'}
          maxLength={placePageFields[name].max}
          defaultValue={start.texts[name]}
          autoComplete="off"
        />
      )}
    </Field>
  )
  return (
    <form
      {...editor.formProps}
      aria-label="What the page says"
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <input type="hidden" name="version" value={base.version} />
      <div key={start.round} className="grid grid-cols-[minmax(0,1fr)] gap-5">
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
              defaultValue={start.texts.metaDescription}
              className="min-h-20!"
            />
          )}
        </Field>
        <SearchPreview page={{ ...page, ...texts }} />
        <MarkdownEditor
          {...tools}
          name="content"
          label={placePageFields.content.label}
          defaultValue={start.texts.content}
          error={errors.content}
        />
      </div>
      <Verdict words={countWords(texts.content)} films={page.films} isPublished={page.isPublished} />
      {state.status === 'failed' && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {state.problem}
        </p>
      )}
      {state.status === 'stale' && (
        <SaveConflict
          base={base.texts}
          mine={texts}
          theirs={state.theirs}
          onChoose={(chosen) => editor.fill(chosen, { version: state.version, texts: state.theirs })}
        />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {isChanged ? 'Not saved yet' : state.status === 'saved' ? 'Saved' : ''}
        </p>
      </div>
    </form>
  )
}

const Verdict = (facts: { words: number; films: number; isPublished: boolean }) => (
  <p
    className={`border-l-2 py-1 pl-4 tabular-nums ${passesGate(facts) ? 'border-success text-success' : 'border-primary'}`}
  >
    {describeGate(facts)}
  </p>
)
