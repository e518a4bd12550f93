import { unstable_isUnrecognizedActionError as isOutdatedAction } from 'next/navigation'
import { useActionState, useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors as Errors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { IDLE, type FieldErrors, type FormAction, type FormState } from '@/lib/forms/form-state'
import { useDraft } from './use-draft'

export type FormControl<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'register' | 'handleSubmit'
>

type Options<Values extends FieldValues> = {
  /** Under which the draft is kept. */
  name: string
  action: FormAction
  /** Imports React Hook Form with the form's schema: on the first touch of the form, not with the page. */
  loadControl: () => Promise<FormControl<Values>>
  onInvalid: () => void
  onFailed: () => void
}

export type EnhancedForm<Values extends FieldValues> = ReturnType<typeof useEnhancedForm<Values>>

const NO_ERRORS: FieldErrors = {}

function withoutError(state: FormState, name: string): FormState {
  if (state.status !== 'invalid' || !(name in state.errors)) return state
  const { [name]: _, ...errors } = state.errors
  return { ...state, errors }
}

/**
 * A form that posts and answers by itself, and better once scripts run: checked before it is sent, kept while it is filled,
 * sent once however often it is submitted, and answered in place when the network or the server does not.
 */
export function useEnhancedForm<Values extends FieldValues>(options: Options<Values>) {
  const { name, action, loadControl, onInvalid, onFailed } = options
  const [posted, formAction] = useActionState(action, IDLE)
  const [state, setState] = useState(posted)
  const [control, setControl] = useState<FormControl<Values> | null>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const loading = useRef<Promise<FormControl<Values> | null>>(null)
  const isBusy = useRef(false)
  const draft = useDraft(name, form)

  /** Null when the code cannot be had; the server checks everything anyway. */
  function enhance() {
    loading.current ??= loadControl().then(
      (loaded) => {
        // The fields have to be registered before the control is used.
        flushSync(() => setControl(loaded))
        return loaded
      },
      () => (loading.current = null),
    )
    return loading.current
  }

  function refuse(errors: Errors<Values>) {
    const messages = Object.entries(errors).map(([field, error]) => [field, error?.message ?? ''])
    setState({ status: 'invalid', errors: Object.fromEntries(messages), values: {} })
    onInvalid()
  }

  async function send(element: HTMLFormElement) {
    const data = new FormData(element)
    draft.sign(data)
    const answer = await action(IDLE, data).catch((error: unknown): FormState => ({
      status: 'failed',
      reason: isOutdatedAction(error) ? 'outdated' : 'unavailable',
      values: {},
    }))
    setState(answer)
    if (answer.status === 'success') draft.clear()
    if (answer.status === 'failed') onFailed()
    if (answer.status === 'invalid') {
      onInvalid()
      const first = [...element.elements].find((field) => (field.getAttribute('name') ?? '') in answer.errors)
      if (first instanceof HTMLElement) first.focus()
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const element = event.currentTarget
    isBusy.current = true
    setIsSending(true)
    try {
      const loaded = await enhance()
      if (loaded) await loaded.handleSubmit(() => send(element), refuse)()
      else await send(element)
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  return {
    state,
    errors: state.status === 'invalid' ? state.errors : NO_ERRORS,
    /** What the server sends back when the form was posted without JavaScript. */
    values: 'values' in posted ? posted.values : {},
    /** First wrong field of that answer, for the browser to scroll to. */
    focusOn: posted.status === 'invalid' ? Object.keys(posted.errors)[0] : undefined,
    isSending,
    register: (field: Path<Values>) => control?.register(field) ?? { name: field },
    formProps: {
      ref: form,
      action: formAction,
      noValidate: true,
      onSubmit: submit,
      onFocus: () => void enhance(),
      onInput(event: InputEvent<HTMLFormElement>) {
        const { name: field } = event.target as HTMLInputElement
        setState((current) => withoutError(current, field))
        draft.save(new FormData(event.currentTarget))
      },
    },
  }
}
