import { useActionState, useLayoutEffect, useRef, useState, useTransition, type SubmitEvent } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import type { Action, ActionState } from '@/lib/forms/action-state'

const NOTHING: ActionState = {}

/** A form of several buttons, which posts by itself without JavaScript. */
export function useAssigneesForm(action: Action) {
  const [posted, formAction] = useActionState(action, NOTHING)
  const [state, setState] = useState(posted)
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)

  // Whoever is taken off goes with the button that had the focus.
  useLayoutEffect(() => {
    if (state !== NOTHING && document.activeElement === document.body)
      form.current?.querySelector('select')?.focus()
  }, [state])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const element = event.currentTarget
    const data = new FormData(element, event.nativeEvent.submitter)
    startTransition(async () => {
      const answer = await action(NOTHING, data).catch((error: unknown): ActionState => ({
        problem: problemOf(error),
      }))
      startTransition(() => setState(answer))
      if (answer.done) element.reset()
    })
  }

  return { state, isPending, formProps: { ref: form, action: formAction, onSubmit: submit } }
}
