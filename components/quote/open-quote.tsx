'use client'

import { useId, useState, type ReactNode } from 'react'
import { useEnhancedForm } from '@/components/forms/use-enhanced-form'
import { buttonVariants } from '@/components/ui/button-variants'
import type { FormAction } from '@/lib/forms/form-state'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { presentQuote } from '@/lib/quotes/present'
import type { QuoteRecord } from '@/lib/quotes/record'
import { chosenOptions, firstChoice, totalsOf } from '@/lib/quotes/shown'
import type { QuoteAnswerInput } from '@/lib/schemas/quote-answers'
import { AcceptForm } from './accept-form'
import { QuoteHead, QuoteOffer, QuoteTerms } from './quote-view'

const importControl = async () => (await import('./controls')).createAnswerControl()

type Props = {
  quote: Pick<QuoteRecord, 'document' | 'documentSha256'>
  token: string
  action: FormAction
  contactEmail: string
  /** Stands between the offer and the terms. */
  questions: ReactNode
}

/** The ticks stand far above the form that posts them, and belong to it by its id. */
export function OpenQuote({
  quote: { document, documentSha256 },
  token,
  action,
  contactEmail,
  questions,
}: Props) {
  const formId = useId()
  const form = useEnhancedForm<QuoteAnswerInput>({
    name: `quote-${document.number}`,
    botAction: 'quote_answer',
    action,
    importControl,
  })
  const posted = form.values.options
  const [chosen, setChosen] = useState(() =>
    posted === undefined ? firstChoice(document) : chosenOptions(document, posted.split(' ')),
  )
  const quote = presentQuote(document, chosen)
  const hasOptions = document.lines.some(({ isOptional }) => isOptional)
  const toggle = (id: string, isOn: boolean) =>
    setChosen((ids) => chosenOptions(document, isOn ? [...ids, id] : ids.filter((each) => each !== id)))

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <QuoteHead document={document} quote={quote} />
      <QuoteOffer
        quote={quote}
        tick={({ id, title, isChosen }) => (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="option"
              value={id}
              form={formId}
              checked={isChosen}
              onChange={({ target }) => toggle(id, target.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            <span>
              Add this<span className="sr-only">: {title}</span>
            </span>
          </label>
        )}
      >
        <div className="flex flex-wrap justify-end gap-3 print:hidden">
          {hasOptions && (
            <button
              type="submit"
              form={formId}
              name="intent"
              value="update"
              autoFocus={form.values.intent === 'update'}
              className={buttonVariants({
                variant: 'outline',
                size: 'sm',
                className: '[@media(scripting:enabled)]:hidden',
              })}
            >
              Update totals
            </button>
          )}
          <a
            href={quotePaths.pdf(token, chosen)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Download as PDF
          </a>
        </div>
      </QuoteOffer>
      {questions}
      <QuoteTerms text={document.terms.text} />
      <AcceptForm
        id={formId}
        form={form}
        quote={quote}
        totalCents={totalsOf(document, chosen).totalCents}
        documentSha256={documentSha256}
        contactEmail={contactEmail}
      />
    </div>
  )
}
