import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { formatCount } from '@/lib/text/format'

type Props = {
  /** What the person saw, by outcome. The action refuses when it is something else by now. */
  counts: Record<string, number> & { create: number; update: number }
  run: (formData: FormData) => Promise<void>
  /** In place of the button when nothing is added or changed. */
  nothing: string
  /** What else the import does, as in 'add 2 new clients'. */
  also?: string | null
  /** A note below the button. */
  children: ReactNode
}

export function RunForm({ counts, run, nothing, also = null, children }: Props) {
  const { create, update } = counts
  if (create + update === 0) return <p role="status">{nothing}</p>
  const parts = [
    create > 0 && `add ${formatCount(create)}`,
    update > 0 && `change ${formatCount(update)}`,
    also,
  ]
  return (
    <form action={run} className="grid justify-items-start gap-2">
      {Object.entries(counts).map(([outcome, count]) => (
        <input key={outcome} type="hidden" name={outcome} value={count} />
      ))}
      <button type="submit" className={buttonVariants()}>
        Import: {parts.filter(Boolean).join(', ')}
      </button>
      <p className="text-sm text-muted-foreground">{children}</p>
    </form>
  )
}
