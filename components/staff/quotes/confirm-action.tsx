import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'

type ConfirmActionProps = {
  label: string
  confirm: string
  action: () => Promise<void>
  /** What happens then. */
  children: ReactNode
}

/** Asks for confirmation with a second click. */
export const ConfirmAction = ({ label, confirm, action, children }: ConfirmActionProps) => (
  <details>
    <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
      {label}
    </summary>
    <p className="mt-3">{children}</p>
    <form action={action} className="mt-3">
      <button type="submit" className={buttonVariants({ variant: 'destructive', size: 'sm' })}>
        {confirm}
      </button>
    </form>
  </details>
)
