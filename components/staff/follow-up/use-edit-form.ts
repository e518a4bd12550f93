import { type SubmitEvent, type ToggleEvent, useActionState, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { toast } from '@/components/ui/toast-store'
import type { Action, ActionState } from '@/lib/forms/form-state'

const NOTHING: ActionState = {}

const isRefused = ({ problem, errors }: ActionState) => problem !== undefined || errors !== undefined

/**
 * An edit form in a `<details>`. It keeps the record that it was opened with, even when the page is refreshed, so that a save
 * is checked against what the user saw.
 */
export function useEditForm<Shown extends { version: number }>(record: Shown, action: Action) {
  const [posted, formAction] = useActionState(action, NOTHING)
  const [state, setState] = useState(posted)
  const [isOpen, setIsOpen] = useState(() => isRefused(posted))
  const [seen, setSeen] = useState(record)
  const [isPending, startTransition] = useTransition()

  function close() {
    setIsOpen(false)
    setState(NOTHING)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const formData = new FormData(event.currentTarget)
    const summary = event.currentTarget.closest('details')?.querySelector('summary')
    startTransition(async () => {
      const answer = await action(NOTHING, formData).catch((error: unknown): ActionState => ({
        problem: problemOf(error),
      }))
      if (answer.done) {
        toast({ ...answer.done, variant: 'success' })
        summary?.focus()
      }
      startTransition(() => {
        setState(answer)
        if (answer.done) setIsOpen(false)
      })
    })
  }

  return {
    state,
    /** The record as the form was opened with. */
    seen: isOpen ? seen : record,
    /** The posted text, without JavaScript. */
    values: posted.values,
    /** After somebody else has saved, the version that the next save replaces. */
    version: state.values?.version ?? String(isOpen ? seen.version : record.version),
    isPending,
    close,
    detailsProps: {
      open: isOpen,
      onToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
        if (currentTarget.open === isOpen) return
        if (!currentTarget.open) return close()
        setSeen(record)
        setIsOpen(true)
      },
    },
    formProps: { action: formAction, noValidate: true, onSubmit: handleSubmit },
  }
}
