'use client'

import { useActionState, useState, type SubmitEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { ArticleStatus } from '@/lib/blog/articles'
import type { Action } from '@/lib/forms/form-state'

type Props = {
  status: ArticleStatus
  /** Whether nothing keeps it from being published. */
  isComplete: boolean
  action: Action
  publishAt: string
}

const LOOK = { size: 'sm' } as const

/** The form of the text is another one on this screen: see `usePageForm`. */
const isTextUnsaved = () => document.querySelector('form[data-unsaved]') !== null

export function StatusForm({ status, isComplete, action, publishAt }: Props) {
  const [{ problem, errors, done, values }, formAction, isPending] = useActionState(action, {})
  const [isHeldBack, setHeldBack] = useState(false)

  function hold(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    const takesText = submitter instanceof HTMLButtonElement && submitter.value !== 'unpublish'
    const isUnsaved = takesText && isTextUnsaved()
    setHeldBack(isUnsaved)
    if (isPending || isUnsaved) event.preventDefault()
  }

  const button = (step: string, label: string, variant: 'default' | 'outline', disabled = false) => (
    <button
      type="submit"
      name="step"
      value={step}
      disabled={disabled}
      aria-disabled={isPending}
      className={buttonVariants({ ...LOOK, variant, className: 'justify-self-start' })}
    >
      {label}
    </button>
  )
  return (
    <form action={formAction} onSubmit={hold} className="grid gap-3" noValidate>
      <input type="hidden" name="seen" value={status} />
      <p className="text-sm text-muted-foreground">Publishing takes what is saved.</p>
      <div className="flex flex-wrap gap-2">
        {status !== 'published' && button('publish', 'Publish now', 'default', !isComplete)}
        {status === 'published' && button('unpublish', 'Unpublish', 'outline')}
        {status === 'scheduled' && button('unpublish', 'Cancel the schedule', 'outline')}
      </div>
      {status !== 'published' && (
        <>
          <Field label="Go live at" error={errors?.at} hint="In Detroit’s time. It is checked again then.">
            {(control) => (
              <Input
                {...control}
                key={publishAt}
                type="datetime-local"
                name="at"
                defaultValue={values?.at ?? publishAt}
                className="sm:max-w-64"
              />
            )}
          </Field>
          {button(
            'schedule',
            status === 'scheduled' ? 'Change the time' : 'Schedule',
            'outline',
            !isComplete,
          )}
        </>
      )}
      {isHeldBack && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          Save the text first. It has changes that are not saved.
        </p>
      )}
      {problem && !isHeldBack && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {problem}
        </p>
      )}
      {done && !isHeldBack && (
        <p role="status" className="border-l-2 border-primary py-1 pl-4">
          {done.title}
        </p>
      )}
    </form>
  )
}
