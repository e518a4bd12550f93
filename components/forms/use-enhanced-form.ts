import { unstable_isUnrecognizedActionError as isOutdatedAction } from 'next/navigation'
import { useActionState, useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type {
  FieldErrors as Errors,
  FieldValues,
  Path,
  PathValue,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'
import {
  IDLE,
  type FailureReason,
  type FieldErrors,
  type FormAction,
  type FormState,
} from '@/lib/forms/form-state'
import type { FormName } from '@/lib/forms/visitor-fields'
import { useDraft } from './use-draft'

type FormControl<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'register' | 'handleSubmit' | 'setValue'
>

/** Registering radio buttons one by one would clear the one that is chosen. */
function keepChosenRadios<Values extends FieldValues>(
  control: FormControl<Values>,
  form: HTMLFormElement,
): void {
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')) {
    control.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)
  }
}

/** Loads React Hook Form and the schema on first focus, so that page views without typing do not load them. */
function useLazyControl<Values extends FieldValues>(
  importControl: () => Promise<FormControl<Values>>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [control, setControl] = useState<FormControl<Values> | null>(null)
  const loading = useRef<Promise<FormControl<Values> | null>>(null)

  /** Null when loading fails; the next call tries again. */
  function load() {
    loading.current ??= importControl().then(
      (loaded) => {
        if (form.current) keepChosenRadios(loaded, form.current)
        // Callers use the control at once, so the fields must be registered before this resolves.
        flushSync(() => setControl(loaded))
        return loaded
      },
      () => (loading.current = null),
    )
    return loading.current
  }

  return { control, load }
}

type Options<Values extends FieldValues> = {
  /** The reCAPTCHA action. */
  botAction: FormName
  /** Storage key of the draft. */
  name: string
  action: FormAction
  importControl: () => Promise<FormControl<Values>>
  /** Adds what nobody types. The form is sent without it if it fails. */
  addFields?: (data: FormData) => Promise<void>
  onInvalid?: () => void
  onFailed?: (reason: FailureReason) => void
  onSent?: () => void
}

export type EnhancedForm<Values extends FieldValues> = ReturnType<typeof useEnhancedForm<Values>>

/** Only the name until the form library is loaded. */
type Registration = Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>

const NO_ERRORS: FieldErrors = {}

function withoutError(state: FormState, name: string): FormState {
  if (state.status !== 'invalid' || !(name in state.errors)) return state
  const { [name]: _, ...errors } = state.errors
  return { ...state, errors }
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  const first = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in errors)
  if (first instanceof HTMLElement) first.focus()
}

/**
 * A form that works without JavaScript. With JavaScript it also validates before sending, stores a draft, sends once per
 * submit, and shows network and server errors in place.
 */
export function useEnhancedForm<Values extends FieldValues>(options: Options<Values>) {
  const { name, botAction, action, importControl, addFields, onInvalid, onFailed, onSent } = options
  const [posted, formAction] = useActionState(action, IDLE)
  const [state, setState] = useState(posted)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(name, form)
  const { control, load } = useLazyControl(importControl, form)

  function refuse(errors: Errors<Values>) {
    const messages = Object.entries(errors).map(([field, error]) => [field, error?.message ?? ''])
    setState({ status: 'invalid', errors: Object.fromEntries(messages), values: {} })
    onInvalid?.()
  }

  async function send(element: HTMLFormElement) {
    const data = new FormData(element)
    draft.sign(data)
    setState(IDLE)
    // The form is sent even if this code does not load.
    await addFields?.(data).catch(() => undefined)
    await import('./recaptcha')
      .then(({ addRecaptchaToken }) => addRecaptchaToken(data, botAction))
      .catch(() => undefined)
    const answer = await action(IDLE, data).catch((error: unknown): FormState => ({
      status: 'failed',
      reason: isOutdatedAction(error) ? 'outdated' : 'unavailable',
      values: {},
    }))
    setState(answer)
    if (answer.status === 'success') {
      draft.clear()
      onSent?.()
    }
    if (answer.status === 'failed') onFailed?.(answer.reason)
    if (answer.status === 'invalid') {
      onInvalid?.()
      focusFirst(element, answer.errors)
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    const element = event.currentTarget
    try {
      const loaded = await load()
      // If the validation code does not load, only the server validates.
      await (loaded ? loaded.handleSubmit(() => send(element), refuse)() : send(element))
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  return {
    state,
    errors: state.status === 'invalid' ? state.errors : NO_ERRORS,
    /** The typed text in the response to a form posted without JavaScript. */
    values: 'values' in posted ? posted.values : {},
    /** The first invalid field of that response. */
    focusOn: posted.status === 'invalid' ? Object.keys(posted.errors)[0] : undefined,
    isSending,
    register: (field: Path<Values>): Registration => control?.register(field) ?? { name: field },
    formProps: {
      ref: form,
      action: formAction,
      noValidate: true,
      onSubmit: submit,
      onFocus: () => void load(),
      onInput(event: InputEvent<HTMLFormElement>) {
        const { name: field } = event.target as HTMLInputElement
        setState((current) => withoutError(current, field))
        draft.save(new FormData(event.currentTarget))
      },
    },
  }
}
