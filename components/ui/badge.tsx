import { cva, cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Where something stands, by color and shape of the dot. The text says it, too. */
const badgeVariants = cva(
  'inline-flex items-center gap-1.5 rounded-sm border px-1.5 py-px text-[0.8125rem] leading-5 font-medium whitespace-nowrap before:size-2 before:shrink-0 before:rounded-full',
  {
    variants: {
      tone: {
        /** Not begun, or only for staff. */
        idle: 'text-muted-foreground before:border-[1.5px] before:border-current',
        /** Waits for us. */
        todo: 'border-primary/50 text-foreground before:bg-primary forced-colors:before:bg-[Highlight]',
        /** Someone works on it, or it runs. */
        active:
          'text-foreground before:bg-[light-dark(oklch(0.55_0.14_250),oklch(0.74_0.12_250))] forced-colors:before:bg-[CanvasText]',
        /** Waits for the client, the reader or its day. */
        waiting:
          'text-foreground before:border-2 before:border-[light-dark(oklch(0.55_0.16_310),oklch(0.76_0.12_310))]',
        /** Ended well. */
        done: 'text-foreground before:bg-success forced-colors:before:bg-[CanvasText]',
        /** Late, failed or refused. */
        problem:
          'border-destructive/60 text-destructive before:rounded-none before:bg-destructive forced-colors:before:bg-[CanvasText]',
        /** Ended, and nothing follows. */
        over: 'text-muted-foreground before:bg-input forced-colors:before:bg-[GrayText]',
        /** A property, not a state. */
        none: 'text-muted-foreground before:hidden',
        /** The caller has the colors. */
        plain: 'border-transparent before:hidden',
      },
    },
    defaultVariants: { tone: 'none' },
  },
)

export const BADGE_TONES = ['idle', 'todo', 'active', 'waiting', 'done', 'problem', 'over', 'none'] as const
export type BadgeTone = (typeof BADGE_TONES)[number]

type Props = ComponentProps<'span'> & { tone?: BadgeTone | 'plain' }

export const Badge = ({ className, tone, ...props }: Props) => (
  <span data-slot="badge" data-tone={tone} className={cx(badgeVariants({ tone }), className)} {...props} />
)
