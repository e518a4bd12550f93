'use client'

import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { ToggleSummary } from './toggle-summary'
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
  <details {...form.detailsProps} className="group/toggle open:basis-full">
    <ToggleSummary labels={['Edit', 'Cancel']} what={what} />
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
