import type { ComponentProps } from 'react'
import { MatchingForm } from './matching-form'

type Props = ComponentProps<typeof MatchingForm> & {
  /** The rows were checked with these columns. */
  isChecked: boolean
}

export function ColumnChoice({ isChecked, ...form }: Props) {
  if (!isChecked) {
    return (
      <section aria-labelledby="columns" className="grid gap-4">
        <h2 id="columns" className="type-heading">
          Which column is what?
        </h2>
        <MatchingForm {...form} />
      </section>
    )
  }
  return (
    <details className="rounded-md border p-4">
      <summary className="cursor-pointer underline underline-offset-4">Change the columns</summary>
      <div className="mt-4">
        <MatchingForm {...form} />
      </div>
    </details>
  )
}
