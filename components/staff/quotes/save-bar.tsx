import { Button } from '@/components/ui/button'
import { formatCents } from '@/lib/quotes/money'
import { preselectedLines, quoteTotals } from '@/lib/quotes/totals'
import { typedPrice, typedTerms } from '@/lib/quotes/typed-quote'
import type { QuoteDraftState } from './use-quote-draft'

type SaveBarProps = {
  draft: QuoteDraftState
  /** Of the draft. */
  version: number
}

export function SaveBar({ draft, version }: SaveBarProps) {
  const { typed, answer, isDirty, isPending, takeTheirs, keepMine } = draft
  const total = quoteTotals(
    typed.lines.map(typedPrice),
    typedTerms(typed),
    preselectedLines(typed.lines),
  ).totalCents
  const state = isPending ? 'Saving…' : isDirty ? 'Not saved yet.' : answer.editVersion ? 'Saved.' : ''
  return (
    <div className="grid gap-4">
      {answer.problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {answer.problem}
        </p>
      )}
      {answer.conflict && (
        <div role="alert" className="grid gap-3 border-l-2 border-destructive py-1 pl-4">
          <p>
            Somebody else has changed this quote meanwhile. Yours is still here: saving again replaces their
            changes.
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
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" name="step" value="save" variant="outline" aria-disabled={isPending}>
          Save
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {state}
        </p>
      </div>
      <details className="rounded-md border bg-card p-4">
        <summary className="cursor-pointer font-medium">
          {version === 1 ? 'Send this quote' : `Send version ${version}`}
        </summary>
        <p className="mt-3 [overflow-wrap:anywhere]">
          {typed.recipientName || 'Nobody'} ({typed.recipientEmail || 'no e-mail address'}) gets a letter with
          a link. The total is {formatCents(total)}. What is sent cannot be changed any more
          {version === 1 ? ', only replaced by a new version.' : '. It replaces the version before it.'}
        </p>
        <Button type="submit" name="step" value="send" aria-disabled={isPending} className="mt-4">
          {isPending ? 'Sending…' : 'Send now'}
        </Button>
      </details>
    </div>
  )
}
