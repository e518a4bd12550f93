import { Button } from '@/components/ui/button'
import { formatCents } from '@/lib/quotes/money'
import { preselectedLines, quoteTotals } from '@/lib/quotes/totals'
import { typedPrice, typedTerms, type TypedQuote } from '@/lib/quotes/typed-quote'
import type { QuoteDraftState } from './use-quote-draft'

const totalOf = (typed: TypedQuote) =>
  quoteTotals(typed.lines.map(typedPrice), typedTerms(typed), preselectedLines(typed.lines)).totalCents

type SendQuoteProps = {
  draft: QuoteDraftState
  /** Of the draft. */
  version: number
}

export function SendQuote({ draft: { typed, isPending }, version }: SendQuoteProps) {
  return (
    <details className="rounded-md border bg-card p-4">
      <summary className="cursor-pointer font-medium">
        {version === 1 ? 'Send this quote' : `Send version ${version}`}
      </summary>
      <p className="mt-3 [overflow-wrap:anywhere]">
        {typed.recipientName || 'No recipient yet'} ({typed.recipientEmail || 'no email address'}) gets an
        email with a link. The total is {formatCents(totalOf(typed))}. What is sent can no longer be changed
        {version === 1 ? ', only replaced by a new version.' : '. It replaces the version before it.'}
      </p>
      <Button type="submit" name="step" value="send" aria-disabled={isPending} className="mt-4">
        {isPending ? 'Sending…' : 'Send now'}
      </Button>
    </details>
  )
}

/** Stays in sight below a long draft: what it comes to, and whether it is saved. */
export function SaveBar({ draft }: { draft: QuoteDraftState }) {
  const { typed, answer, isDirty, isPending, takeTheirs, keepMine } = draft
  const state = isPending ? 'Saving…' : isDirty ? 'Not saved yet.' : answer.editVersion ? 'Saved.' : ''
  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-1 grid gap-3 border-t bg-background px-1 py-3">
      {answer.problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {answer.problem}
        </p>
      )}
      {answer.conflict && (
        <div role="alert" className="grid gap-3 border-l-2 border-destructive py-1 pl-4">
          <p>
            Someone else has changed this quote. Yours is still here. Saving again replaces their changes.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={takeTheirs}>
              Show theirs
            </Button>
            <Button variant="outline" size="sm" onClick={keepMine}>
              Keep mine
            </Button>
          </div>
        </div>
      )}
      <div className="flex items-center gap-4">
        <p className="grid">
          <span className="text-sm text-muted-foreground">Total</span>
          <span className="text-lg font-semibold tabular-nums">{formatCents(totalOf(typed))}</span>
        </p>
        <p role="status" className="ml-auto text-sm text-muted-foreground">
          {state}
        </p>
        <Button type="submit" name="step" value="save" variant="outline" aria-disabled={isPending}>
          Save
        </Button>
      </div>
    </div>
  )
}
