'use client'

import { cx } from 'class-variance-authority'
import { CircleQuestionMark } from 'lucide-react'

type Props = { isNarrow: boolean; onOpen: () => void }

/** At the end of the sidebar. */
export const KeyHelpButton = ({ isNarrow, onOpen }: Props) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    title={isNarrow ? 'Keys (?)' : undefined}
    onClick={onOpen}
    className={cx(
      'mt-4 flex w-full items-center gap-3 rounded-md px-3 py-2 text-sm text-muted-foreground hover:bg-secondary hover:text-foreground',
      isNarrow && 'justify-center px-2',
    )}
  >
    <CircleQuestionMark aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
    <span className={isNarrow ? 'sr-only' : undefined}>Keys</span>
  </button>
)
