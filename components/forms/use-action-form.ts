import { useActionState, useRef, useState, useTransition, type SubmitEvent } from 'react'
import { toast } from '@/components/ui/toast-store'
import { readValues, withoutSecrets, type Action, type ActionState } from '@/lib/forms/form-state'
import { problemOf } from './action-problem'
import { useDraft } from './use-draft'

const NOTHING: ActionState = {}

function textOf(form: HTMLFormElement): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(withoutSecrets(readValues(new FormData(form)))))
    data.set(name, value)
  return data
}

/**
 * Works without JavaScript. With it, a draft survives a lost connection and an expired session; secrets are not stored.
 *
 * @param name key of the draft
 */
export function useActionForm(name: string, action: Action) {
  const [posted, formAction] = useActionState(action, NOTHING)
  const [state, setState] = useState(posted)
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(name, form)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const element = event.currentTarget
    const formData = new FormData(element, (event.nativeEvent as globalThis.SubmitEvent).submitter)
    startTransition(async () => {
      const answer = await action(NOTHING, formData).catch((error: unknown): ActionState => ({
        problem: problemOf(error),
      }))
      startTransition(() => setState(answer))
      if (!answer.done) return
      draft.clear()
      element.reset()
      toast({ ...answer.done, variant: 'success' })
    })
  }

  return {
    state,
    /** The success message where no toast shows it. */
    notice: state === posted ? posted.done : undefined,
    /** The posted text, without JavaScript. */
    values: posted.values ?? {},
    isPending,
    formProps: {
      ref: form,
      'data-draft': name,
      action: formAction,
      noValidate: true,
      onSubmit: submit,
      onInput: () => form.current && draft.save(textOf(form.current)),
    },
  }
}
