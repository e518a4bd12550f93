import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = {
  /** As in 'logo'. */
  what: string
  remove: () => Promise<void>
  /** Who misses it, and whether it can come back. */
  children: ReactNode
}

/** Asks for confirmation with a second click. */
export const RemoveFile = ({ what, remove, children }: Props) => (
  <details>
    <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
      Remove {what}
    </summary>
    <form action={remove} className="mt-3 grid justify-items-start gap-3">
      <p>{children}</p>
      <button type="submit" className={buttonVariants({ variant: 'destructive', size: 'sm' })}>
        Yes, remove it
      </button>
    </form>
  </details>
)
