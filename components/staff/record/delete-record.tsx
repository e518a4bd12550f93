import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Appearance } from '@/lib/catalogue/appearances'
import { Appearances } from './appearances'

type DeleteRecordProps = {
  /** As in 'this client'. */
  what: string
  /** The public pages that show it. */
  pages?: Appearance[]
  remove: () => Promise<void>
  /** What goes with it, and whether it can come back. */
  children: ReactNode
}

/** Asks for confirmation with a second click. */
export const DeleteRecord = ({ what, pages = [], remove, children }: DeleteRecordProps) => (
  <details>
    <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
      Delete {what}
    </summary>
    <p className="mt-3 [overflow-wrap:anywhere]">{children}</p>
    {pages.length > 0 && <Appearances pages={pages} title="It disappears from these pages:" none="" />}
    <form action={remove} className="mt-3">
      <button type="submit" className={buttonVariants({ variant: 'destructive', size: 'sm' })}>
        Yes, delete it
      </button>
    </form>
  </details>
)

type DeletedRecordProps = {
  list: { href: string; label: string }
  /** As in 'This client was deleted'. */
  title: string
  /** What an undo brings back. */
  text?: ReactNode
  /** Its history. */
  children: ReactNode
}

/** Stays at the address of a deleted record, so that the deletion can be undone. */
export const DeletedRecord = ({
  list,
  title,
  text = 'Undo the deletion below to restore it.',
  children,
}: DeletedRecordProps) => (
  <div className="grid gap-8">
    <StaffLink href={list.href} className="justify-self-start text-sm underline underline-offset-4">
      {list.label}
    </StaffLink>
    <div className="grid gap-2">
      <h1 className="type-title">{title}</h1>
      <p className="text-muted-foreground">{text}</p>
    </div>
    {children}
  </div>
)
