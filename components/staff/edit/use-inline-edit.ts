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
import { UNEDITED, type Edit, type EditAction, type EditState } from '@/lib/forms/edit-state'

type Options = { label: string; value: string; version: number; action: EditAction }

const editOf = (state: EditState): Edit | null => ('edit' in state ? state.edit : null)

/**
 * A form that unfolds in place of one value. From the moment it is open it goes by what was on the screen then, even if the
 * page behind it is drawn anew: that is what the person saw, and what a save is measured against.
 */
export function useInlineEdit({ label, value, version, action }: Options) {
  const [posted, formAction] = useActionState(action, UNEDITED)
  const [state, setState] = useState(posted)
  const [opened, setOpened] = useState(() => editOf(posted))
  const [isPending, startTransition] = useTransition()
  const details = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const edit = opened ?? { version, base: value, value }

  function close() {
    setOpened(null)
    setState(UNEDITED)
    form.current?.reset()
    details.current?.querySelector('summary')?.focus()
  }

  function toggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (currentTarget.open === (opened !== null)) return
    if (!currentTarget.open) return close()
    setOpened(edit)
    const field = form.current?.elements.namedItem('value')
    if (field instanceof HTMLElement) field.focus()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const formData = new FormData(event.currentTarget)
    startTransition(async () => {
      const answer = await action(UNEDITED, formData).catch((error: unknown): EditState => ({
        status: 'failed',
        problem: problemOf(error),
        edit,
      }))
      startTransition(() => {
        setState(answer)
        setOpened(editOf(answer))
      })
      if (answer.status !== 'saved') return
      close()
      toast({ title: `${label} saved`, variant: 'success' })
    })
  }

  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return {
    state,
    edit,
    isPending,
    /** That it was saved, where no toast says so. */
    isSaved: state === posted && posted.status === 'saved',
    close,
    detailsProps: { ref: details, open: opened !== null, onToggle: toggle },
    formProps: { ref: form, action: formAction, noValidate: true, onSubmit: submit, onKeyDown: press },
  }
}
