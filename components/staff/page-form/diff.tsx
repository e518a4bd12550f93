import { cx } from 'class-variance-authority'
import type { DiffPart } from '@/lib/text/word-diff'

/** A text with what was removed and added. */
export function Diff({ parts, className }: { parts: readonly DiffPart[]; className?: string }) {
  return (
    <p
      // A long text scrolls.
      tabIndex={0}
      className={cx(
        'font-mono text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap',
        className,
      )}
    >
      {parts.map(({ kind, text }, index) => {
        switch (kind) {
          case 'same':
            return <span key={index}>{text}</span>
          case 'removed':
            return (
              <del key={index} className="bg-destructive/15 decoration-destructive decoration-2">
                {text}
              </del>
            )
          case 'added':
            return (
              <ins key={index} className="bg-success/20 no-underline outline-1 outline-success/60">
                {text}
              </ins>
            )
        }
      })}
    </p>
  )
}
