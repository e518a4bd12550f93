import {
  useActionState,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
  type SubmitEvent,
} from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { toast } from '@/components/ui/toast-store'
import { drafts } from '@/lib/forms/draft'
import type { FormValues } from '@/lib/forms/form-state'
import type { PageFormAction, PageFormState } from '@/lib/forms/page-form'

const NOTHING: PageFormState = {}
const SAVE_AFTER_MS = 400
const NO_ANSWER = 'No response. Your text is kept in this tab. Save again.'
const UNSAVED = { text: 'What you wrote is not saved. Only this tab keeps it.', isKept: true }

type Options = {
  /** Of the draft in this tab. */
  name: string
  action: PageFormAction
  /** Of the page as it was rendered. */
  version: number
  /** The form begins with an older version, which counts as a change. */
  isRestored: boolean
}

/** The text of a form, without the limit that visitors' forms have. */
function textOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !name.startsWith('$')) values[name] = value
  }
  return values
}

/**
 * Saves a page that several people may write: keeps what is typed in this tab, asks before leaving, and states the version that
 * the text was made from. Works without JavaScript.
 */
export function usePageForm({ name, action, version, isRestored }: Options) {
  const [posted, formAction] = useActionState(action, NOTHING)
  const [state, setState] = useState(posted)
  const [isPending, startTransition] = useTransition()
  const [madeFrom, setMadeFrom] = useState(version)
  const [isDirty, setDirty] = useState(isRestored)
  /** Fields keep their text for as long as the epoch lasts. */
  const [epoch, setEpoch] = useState(0)
  const [draft, setDraft] = useState<FormValues | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  const edits = useRef(0)
  /** Of this opening, and of the one that the draft was typed in: two tabs may have the same draft. */
  const formIds = useRef<{ formId?: string; earlierFormId?: string }>({})

  useLeaveGuard(isDirty, UNSAVED)

  const begin = useEffectEvent(() => {
    // Only where the site is reached by https, or on this machine.
    formIds.current.formId = crypto.randomUUID?.()
    const kept = isRestored ? null : drafts.read(name)
    if (!kept) return
    formIds.current.earlierFormId = kept.values.formId
    setDraft(kept.values)
    setMadeFrom(Number(kept.values.version) || version)
    setDirty(true)
    setEpoch((count) => count + 1)
  })
  useEffect(() => {
    const first = setTimeout(begin)
    return () => {
      clearTimeout(first)
      clearTimeout(timer.current)
    }
  }, [])

  // Someone else saved, or a change was undone: a form without changes shows it.
  if (!isDirty && version > madeFrom && !isPending) {
    setMadeFrom(version)
    setEpoch(epoch + 1)
  }

  const writeDraft = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    const values = { ...formIds.current, ...textOf(form.current) }
    drafts.write(name, { ticket: '', startedAt: Date.now(), values })
  }
  const leave = useEffectEvent(() => {
    if (timer.current !== undefined) writeDraft()
  })
  useEffect(() => {
    // A page that goes before the timer has run.
    const onLeave = () => leave()
    window.addEventListener('pagehide', onLeave)
    return () => window.removeEventListener('pagehide', onLeave)
  }, [])

  const keep = () => {
    edits.current += 1
    setDirty(true)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(writeDraft, SAVE_AFTER_MS)
  }

  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    drafts.clear(name)
    setDraft(null)
    setDirty(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const submitted = edits.current
    const formData = new FormData(
      event.currentTarget,
      (event.nativeEvent as globalThis.SubmitEvent).submitter,
    )
    for (const [field, value] of Object.entries(formIds.current)) if (value) formData.set(field, value)
    startTransition(async () => {
      const answer = await action(NOTHING, formData).catch((error: unknown): PageFormState => ({
        // What `fetch` throws when the network fails.
        problem: error instanceof TypeError ? NO_ANSWER : problemOf(error),
      }))
      startTransition(() => {
        setState(answer)
        if (!answer.done) return
        setMadeFrom(answer.version ?? madeFrom)
        // What was typed while the save was on its way is not saved yet.
        if (edits.current === submitted) forget()
        if (answer.isMerged) setEpoch(epoch + 1)
        toast({ ...answer.done, variant: 'success' })
      })
    })
  }

  return {
    state,
    /** What the fields begin with, if not with the page. */
    values: posted.values ?? draft,
    hasDraft: draft !== null,
    isDirty,
    isPending,
    madeFrom,
    /** Key of the fields. */
    epoch,
    keep,
    discard() {
      forget()
      setMadeFrom(version)
      setState(NOTHING)
      setEpoch(epoch + 1)
    },
    formProps: {
      ref: form,
      'data-unsaved': isDirty || undefined,
      // It guards itself: the editor is not a field.
      'data-unguarded': true,
      action: formAction,
      noValidate: true,
      onSubmit: submit,
      onInput: keep,
    },
  }
}
