'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'
import { useInlineEdit } from './use-inline-edit'
import { formatValue, type EditControl, EditInput } from '@/components/staff/record/edit-control'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Edit, EditAction } from '@/lib/forms/form-state'

type InlineEditProps = {
  /** Name of the field, as 'Due date'. */
  label: string
  /** As the form posts it; empty for none. */
  value: string
  /** Of the record, for optimistic locking. */
  version: number
  control: EditControl
  action: EditAction
  /** The value, rendered for reading. */
  children: ReactNode
}

/** Edits one value in place. `<details>` makes it work without JavaScript. */
export function InlineEdit({ label, value, version, control, action, children }: InlineEditProps) {
  const errorId = useId()
  const { state, edit, isPending, isSaved, close, detailsProps, formProps } = useInlineEdit({
    label,
    value,
    version,
    action,
  })
  const error =
    state.status === 'invalid' ? state.error : state.status === 'failed' ? state.problem : undefined

  return (
    <div className="group/edit flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
      {/* Only hidden visually: it can be the heading of the page. */}
      <div className="max-w-full min-w-0 group-has-[[open]]/edit:sr-only">{children}</div>
      <details
        {...detailsProps}
        className="group/details relative text-base font-normal tracking-normal open:w-full"
      >
        <summary
          className={cx(
            'min-h-7 cursor-pointer list-none items-center text-sm text-muted-foreground underline underline-offset-4 group-open/details:absolute group-open/details:right-0 group-open/details:bottom-1 hover:text-foreground [&::-webkit-details-marker]:hidden',
            // In a conflict, "Keep theirs" cancels.
            state.status === 'stale' ? 'hidden' : 'inline-flex',
          )}
        >
          <span className="group-open/details:hidden">
            Edit<span className="sr-only"> {label.toLowerCase()}</span>
          </span>
          <span className="hidden group-open/details:inline">
            Cancel<span className="sr-only"> editing</span>
          </span>
        </summary>
        <form {...formProps} aria-label={`Edit ${label.toLowerCase()}`} className="grid gap-3">
          <input type="hidden" name="version" value={edit.version} />
          <input type="hidden" name="base" value={edit.base} />
          {state.status === 'stale' ? (
            <EditConflict control={control} edit={edit} isPending={isPending} onKeep={close} />
          ) : (
            <>
              <EditInput
                // Remounts the input when the record changed; an open form keeps its version.
                key={edit.version}
                control={control}
                aria-label={label}
                aria-describedby={error && errorId}
                aria-invalid={error ? true : undefined}
                defaultValue={edit.value}
              />
              {error && (
                <p id={errorId} role="alert" className="text-sm text-destructive">
                  {error}
                </p>
              )}
              <button
                type="submit"
                aria-disabled={isPending}
                className={buttonVariants({ size: 'sm', className: 'justify-self-start' })}
              >
                {isPending ? 'Saving…' : 'Save'}
              </button>
            </>
          )}
        </form>
      </details>
      {isSaved && (
        <p role="status" className="text-sm text-success">
          Saved
        </p>
      )}
    </div>
  )
}

type EditConflictProps = { control: EditControl; edit: Edit; isPending: boolean; onKeep: () => void }

/** Shows both values and lets the user choose. */
function EditConflict({ control, edit, isPending, onKeep }: EditConflictProps) {
  return (
    <div role="alert" className="grid gap-3 border-l-2 border-destructive py-1 pl-4">
      <p className="font-medium">Someone else saved this. Which version do you want to keep?</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-base font-normal tracking-normal whitespace-pre-line">
        <dt className="text-sm text-muted-foreground">Theirs</dt>
        <dd className="[overflow-wrap:anywhere]">{formatValue(control, edit.base)}</dd>
        <dt className="text-sm text-muted-foreground">Yours</dt>
        <dd className="[overflow-wrap:anywhere]">{formatValue(control, edit.value)}</dd>
      </dl>
      <input type="hidden" name="value" value={edit.value} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="keep"
          value="theirs"
          autoFocus
          onClick={(event) => {
            event.preventDefault()
            onKeep()
          }}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Keep theirs
        </button>
        <button type="submit" aria-disabled={isPending} className={buttonVariants({ size: 'sm' })}>
          {isPending ? 'Saving…' : 'Save mine'}
        </button>
      </div>
    </div>
  )
}
