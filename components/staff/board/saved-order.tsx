'use client'

import type { ReactNode } from 'react'

type Props = {
  isSaving: boolean
  problem: string | null
  announcement: string
  /** What the order means. */
  note: string
  /** Where buttons move a record without JavaScript. */
  withoutScript: string
  /** The ordered list. */
  children: ReactNode
}

export const SavedOrder = ({ isSaving, problem, announcement, note, withoutScript, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <noscript>
      <p>{withoutScript}</p>
    </noscript>
    <p role="status" className="min-h-6 text-sm text-muted-foreground">
      {isSaving ? 'Saving…' : note}
      <span className="sr-only"> {announcement}</span>
    </p>
    {problem && (
      <p role="alert" className="border-l-2 border-destructive py-1 pl-4">
        {problem}
      </p>
    )}
    {children}
  </div>
)
