'use client'

import { useRef, type SubmitEvent } from 'react'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { QuotePerson } from '@/lib/data/quotes/quote-list'
import type { QuoteFormAction, QuoteFormState } from '@/lib/quotes/form-state'
import type { TypedQuote, TypedTerm } from '@/lib/quotes/typed-quote'
import { AddLines } from './add-lines'
import { DraftTotals } from './draft-totals'
import { LineFields } from './line-fields'
import { SaveBar, SendQuote } from './save-bar'
import { TaxFields } from './tax-fields'
import { useQuoteDraft } from './use-quote-draft'

export type QuoteEditorProps = {
  stored: TypedQuote
  editVersion: number
  /** Of the draft. */
  version: number
  people: QuotePerson[]
  posted: QuoteFormState
  action: QuoteFormAction
  formAction: (formData: FormData) => void
  onSent: (answer: QuoteFormState) => void
}

/** Posts without JavaScript, too: every button is one of the form, and the server answers with the changed form. */
export function QuoteEditor({ people, version, formAction, ...options }: QuoteEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useQuoteDraft({ ...options, form })
  const { typed, answer } = draft
  const { errors = {} } = answer

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const formData = new FormData(event.currentTarget, submitter)
    draft.press(String(formData.get('step') ?? 'save'), formData)
  }

  const line = (
    name: TypedTerm,
    label: string,
    more: { type?: string; hint?: string; optional?: boolean } = {},
  ) => (
    <Field label={label} error={errors[name]} hint={more.hint} optional={more.optional}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={more.type}
          value={typed[name]}
          autoComplete="off"
          onChange={(event) => draft.setTerm(name, event.target.value)}
        />
      )}
    </Field>
  )
  const text = (name: TypedTerm, label: string, rows: number) => (
    <Field label={label} error={errors[name]} optional>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          rows={rows}
          value={typed[name]}
          onChange={(event) => draft.setTerm(name, event.target.value)}
        />
      )}
    </Field>
  )

  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={submit}
      noValidate
      data-unguarded
      aria-label="Draft"
      // What has the focus is not below the bar.
      className="grid grid-cols-[minmax(0,1fr)] gap-8 [&_:is(input,select,textarea,button,summary)]:scroll-mb-28"
    >
      {/* The first button of a form is the one that the Enter key presses. */}
      <button type="submit" name="step" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        Save
      </button>
      <input type="hidden" name="version" value={draft.version} />
      <section className="grid gap-5">
        <h2 className="type-heading">Recipient</h2>
        {line('title', 'Title')}
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {line('recipientName', 'Name')}
          {line('recipientBusiness', 'Business', { optional: true })}
          {line('recipientEmail', 'Email', { type: 'email' })}
        </div>
        <Field label="Owner" error={errors.owner} hint="The client reads this name." className="sm:max-w-72">
          {(control) => (
            <select
              {...control}
              name="owner"
              value={typed.owner}
              onChange={(event) => draft.setTerm('owner', event.target.value)}
              className={`${fieldLook} h-12`}
            >
              <option value="">Unassigned</option>
              {people
                .filter(({ id, mayOwn }) => mayOwn || id === typed.owner)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Field>
        {text('intro', 'Introduction', 4)}
      </section>

      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="type-heading">Lines</h2>
        {errors.lines && <p className="text-sm text-destructive">{errors.lines}</p>}
        {typed.lines.length === 0 && (
          <p className="text-muted-foreground">No lines yet. Start with a package or a custom line.</p>
        )}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {typed.lines.map((each, index) => (
            <LineFields
              key={each.id}
              line={each}
              index={index}
              count={typed.lines.length}
              errors={errors}
              onChange={(part) => draft.setLine(each.id, part)}
              onDropped={(id) => draft.apply({ do: 'move', id, to: index })}
            />
          ))}
        </ol>
        <AddLines typed={typed} placeError={errors.place} />
      </section>

      <section className="grid gap-5">
        <h2 className="type-heading">Terms</h2>
        <div className="grid gap-5 sm:grid-cols-3">
          {line('discount', 'Discount on the whole', { hint: '10 % or $200', optional: true })}
          {line('deposit', 'Deposit in percent')}
          {line('validUntil', 'Valid until', { type: 'date' })}
        </div>
        <TaxFields draft={draft} />
        {text('terms', 'Terms', 10)}
      </section>

      <DraftTotals typed={typed} />
      <SendQuote draft={draft} version={version} />
      <SaveBar draft={draft} />
    </form>
  )
}
