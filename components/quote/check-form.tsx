'use client'

import { useActionState, useId } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { CheckState } from '@/lib/quotes/check-state'
import { formatCents } from '@/lib/quotes/money'
import { COMPANY_ZONE, momentIn } from '@/lib/time/in-zone'

const ourTime = momentIn(COMPANY_ZONE)

const WORDS: Record<Exclude<CheckState['verdict'], 'valid' | 'none'>, { title: string; text: string }> = {
  'no-file': { title: 'Choose a file first', text: 'It is the PDF from the page of your accepted quote.' },
  'not-sealed': {
    title: 'Altered, or not one of our files',
    text: 'The signature at its end is missing. Another program may have saved it again, it may be cut off, or someone else made it.',
  },
  'unknown-key': {
    title: 'Signed with a key that we do not know',
    text: 'Either the end of the file was altered, or someone else signed it.',
  },
  altered: { title: 'Altered', text: 'The file is not the one we signed.' },
}

type Props = { action: (previous: CheckState, formData: FormData) => Promise<CheckState> }

export function CheckForm({ action }: Props) {
  const id = useId()
  const [state, formAction, isPending] = useActionState(action, { verdict: 'none' })
  return (
    <form action={formAction} className="grid max-w-prose gap-5">
      <div className="grid gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          Signed quote (PDF)
        </label>
        <input
          id={id}
          type="file"
          name="file"
          accept="application/pdf,.pdf"
          className={`${fieldLook} h-12 py-2.5`}
        />
      </div>
      <button
        type="submit"
        aria-disabled={isPending}
        className={buttonVariants({ className: 'justify-self-start' })}
      >
        {isPending ? 'Checking…' : 'Check the file'}
      </button>
      <div role="status">{!isPending && <Verdict state={state} />}</div>
    </form>
  )
}

function Verdict({ state }: { state: CheckState }) {
  if (state.verdict === 'none') return null
  if (state.verdict !== 'valid') {
    const { title, text } = WORDS[state.verdict]
    return (
      <div className="border-l-2 border-destructive py-1 pl-4">
        <p className="font-display text-xl font-semibold text-destructive">{title}</p>
        <p className="mt-1">{text}</p>
      </div>
    )
  }
  const facts: [string, string][] = [
    ['Quote', `${state.number}: ${state.title}`],
    ['Total', formatCents(state.totalCents)],
    ['Accepted by', `${state.name}, ${ourTime(state.acceptedAt)}`],
    ['SHA-256 of the accepted quote', state.sha256],
    ['Key', state.keyId],
  ]
  return (
    <div className="border-l-2 border-primary py-1 pl-4">
      <p className="font-display text-xl font-semibold">Valid</p>
      <p className="mt-1">This is the file we made, and not a byte has changed.</p>
      <dl className="mt-4 grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
