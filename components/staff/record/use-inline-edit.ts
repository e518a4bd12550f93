import {
  useActionState,
  useRef,
  useState,
  useTransition,
  type KeyboardEvent,
  type SubmitEvent,
  type ToggleEvent,
} from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { toast } from '@/components/ui/toast-store'
import { UNEDITED, type Edit, type EditAction, type EditState } from '@/lib/forms/form-state'

type Options = { label: string; value: string; version: number; action: EditAction }

const editOf = (state: EditState): Edit | null => ('edit' in state ? state.edit : null)

/**
 * State of an edit form. An open form keeps the value and version it was opened with, even when the page is
 * refreshed, so that a save is checked against what the user saw.
 */
export function useInlineEdit({ label, value, version, action }: Options) {
  const [postedState, formAction] = useActionState(action, UNEDITED)
  const [state, setState] = useState(postedState)
  const [openEdit, setOpenEdit] = useState(() => editOf(postedState))
  const [isPending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const isChanged = useRef(false)
  const edit = openEdit ?? { version, base: value, value }

  function close() {
    setOpenEdit(null)
    setState(UNEDITED)
  }

  /** Also fires when the script closes it. */
  function handleToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open) {
      close()
      isChanged.current = false
      const focused = document.activeElement
      // The focused element is hidden or removed now, unless the user moved the focus elsewhere.
      if (focused === document.body || currentTarget.contains(focused)) {
        currentTarget.querySelector('summary')?.focus()
      }
    } else if (openEdit === null) {
      setOpenEdit(edit)
      // The event is asynchronous: on a busy machine the user types before it arrives.
      if (isChanged.current) return
      form.current?.reset()
      const field = form.current?.elements.namedItem('value')
      if (field instanceof HTMLElement) field.focus()
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const formData = new FormData(event.currentTarget)
    startTransition(async () => {
      const result = await action(UNEDITED, formData).catch((error: unknown): EditState => ({
        status: 'failed',
        problem: problemOf(error),
        edit,
      }))
      // In the transition that shows the refreshed page, so that the old value does not flash.
      startTransition(() => {
        setState(result)
        setOpenEdit(editOf(result))
      })
      if (result.status === 'saved') toast({ title: `${label} saved`, variant: 'success' })
    })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return {
    state,
    edit,
    isPending,
    /** Saved by a post without JavaScript, which cannot show a toast. */
    isSaved: state === postedState && postedState.status === 'saved',
    close,
    detailsProps: { open: openEdit !== null, onToggle: handleToggle },
    formProps: {
      ref: form,
      action: formAction,
      noValidate: true,
      onInput: () => {
        isChanged.current = true
      },
      onSubmit: handleSubmit,
      onKeyDown: handleKeyDown,
    },
  }
}
