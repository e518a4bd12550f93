'use client'

import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { useEditForm } from './use-edit-form'

type Props = {
  form: Pick<
    ReturnType<typeof useEditForm>,
    'state' | 'version' | 'isPending' | 'close' | 'detailsProps' | 'formProps'
  >
  /** As in 'task: Call Nora'. */
  what: string
  children: ReactNode
}

/** Opens in place; works without JavaScript. */
export const EditForm = ({ form, what, children }: Props) => (
  <details {...form.detailsProps} className="group/edit open:basis-full">
    <summary
      className={buttonVariants({
        variant: 'ghost',
        size: 'sm',
        className: '-ml-3.5 cursor-pointer list-none [&::-webkit-details-marker]:hidden',
      })}
    >
      <span className="group-open/edit:hidden">Edit</span>
      <span className="hidden group-open/edit:inline">Cancel</span>
      <span className="sr-only"> {what}</span>
    </summary>
    <form {...form.formProps} aria-label={`Edit ${what}`} className="mt-3 grid gap-4">
      <input type="hidden" name="version" value={form.version} />
      {children}
      {form.state.problem && (
        <p
          role="alert"
          className="border-l-2 border-destructive py-1 pl-4 [overflow-wrap:anywhere] text-destructive"
        >
          {form.state.problem}
        </p>
      )}
      <button
        type="submit"
        aria-disabled={form.isPending}
        className={buttonVariants({ size: 'sm', className: 'justify-self-start' })}
      >
        {form.isPending ? 'Saving…' : 'Save'}
      </button>
    </form>
  </details>
)
