import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** `children` say what is taken back, and what stays. */
export const UndoImport = ({ undo, children }: { undo: () => Promise<void>; children: ReactNode }) => (
  <details>
    <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
      Undo this import
    </summary>
    <p className="my-3 max-w-2xl">{children}</p>
    <form action={undo}>
      <Button type="submit" variant="destructive" size="sm">
        Yes, undo it
      </Button>
    </form>
  </details>
)

export const DiscardDraft = ({ discard }: { discard: () => Promise<void> }) => (
  <form action={discard}>
    <Button type="submit" variant="outline" size="sm">
      Discard this draft
    </Button>
  </form>
)
