import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import type { QuoteFormAction, QuoteFormState } from '@/lib/quotes/form-state'
import {
  lineField,
  type TypedLine,
  type TypedQuote,
  type TypedTerm,
  writeTypedQuote,
} from '@/lib/quotes/typed-quote'
import { applyStep, readStep, type Step } from '@/lib/quotes/typed-steps'
import { readQuoteDraft } from '@/lib/schemas/quote'

const SAVE_AFTER_MS = 1500
const UNSAVED = { text: 'The last changes of this quote are not saved yet.' }

type Options = {
  form: RefObject<HTMLFormElement | null>
  stored: TypedQuote
  editVersion: number
  posted: QuoteFormState
  action: QuoteFormAction
  /** Gets the answer to a press of 'Send'. */
  onSent: (answer: QuoteFormState) => void
}

/** A draft that saves itself shortly after each change, unless a field is wrong or somebody else has saved. */
export function useQuoteDraft({ form, stored, editVersion, posted, action, onSent }: Options) {
  const [typed, setTyped] = useState(posted.typed ?? stored)
  const [version, setVersion] = useState(posted.conflict?.editVersion ?? posted.editVersion ?? editVersion)
  const [answer, setAnswer] = useState(posted)
  const [isDirty, setDirty] = useState(false)
  const [isPending, startTransition] = useTransition()
  const edits = useRef(0)
  const tried = useRef(0)
  const toFocus = useRef<string[]>([])
  const sending = useRef('')
  const waiting = useRef<[button: string, more: Record<string, string>] | null>(null)

  useLeaveGuard(isDirty || isPending, UNSAVED)

  useLayoutEffect(() => {
    const names = toFocus.current.splice(0)
    const found = names.map((name) => form.current?.querySelector<HTMLElement>(`[data-focus="${name}"]`))
    found.find(Boolean)?.focus()
  }, [form, typed])

  const change = (next: TypedQuote) => {
    edits.current += 1
    setTyped(next)
    setDirty(true)
  }

  function apply(step: Step) {
    const id = crypto.randomUUID()
    if (step.do === 'remove') toFocus.current = ['add-own']
    else if (step.do === 'add-own') toFocus.current = [lineField(id, 'title')]
    change(applyStep(typed, step, id))
  }

  function send(button: string, more: Record<string, string> = {}) {
    if (isPending) {
      waiting.current = sending.current === 'send' ? null : [button, more]
      return
    }
    sending.current = button
    const submitted = edits.current
    tried.current = submitted
    const formData = writeTypedQuote(typed)
    formData.set('version', String(version))
    formData.set('step', button)
    for (const [name, value] of Object.entries(more)) formData.set(name, value)
    startTransition(async () => {
      const given = await action({}, formData).catch((error: unknown): QuoteFormState => ({
        problem: problemOf(error),
      }))
      startTransition(() => {
        setAnswer(given)
        if (given.editVersion) setVersion(given.editVersion)
        if (given.step) apply(given.step)
        else if ((given.editVersion || given.link) && edits.current === submitted) setDirty(false)
        if (given.link) onSent(given)
      })
    })
  }

  /** A press while the draft saves itself is not lost. */
  const sendWaiting = useEffectEvent(() => {
    const pressed = waiting.current
    waiting.current = null
    if (pressed) send(...pressed)
  })
  useEffect(() => {
    if (!isPending) sendWaiting()
  }, [isPending])

  const isBlocked = answer.conflict !== undefined
  /** An unfinished line is no fault yet: only a press of 'Save' marks it. */
  const autosave = useEffectEvent(() => {
    if (tried.current !== edits.current && readQuoteDraft(typed).ok) send('save')
  })
  useEffect(() => {
    if (!isDirty || isPending || isBlocked) return
    const timer = setTimeout(autosave, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed, isDirty, isPending, isBlocked])

  return {
    typed,
    version,
    answer,
    isDirty,
    isPending,
    setTerm: (term: TypedTerm, value: string) => change({ ...typed, [term]: value }),
    setLine: (id: string, part: Partial<TypedLine>) =>
      change({ ...typed, lines: typed.lines.map((line) => (line.id === id ? { ...line, ...part } : line)) }),
    apply,
    /** A press of any button of the form. */
    press(button: string, formData: FormData) {
      if (button === 'travel') return send('travel', { place: String(formData.get('place') ?? '') })
      const step = readStep(formData, typed)
      if (!step) return send(button)
      const [name, id = ''] = button.split(':')
      if (name === 'up' || name === 'down') {
        toFocus.current = [`${name}:${id}`, `${name === 'up' ? 'down' : 'up'}:${id}`]
      }
      apply(step)
    },
    takeTheirs() {
      if (!answer.conflict) return
      setTyped(answer.conflict.theirs)
      setVersion(answer.conflict.editVersion)
      setDirty(false)
      setAnswer({})
    },
    keepMine() {
      if (!answer.conflict) return
      setVersion(answer.conflict.editVersion)
      setAnswer({})
      change(typed)
    },
  }
}

export type QuoteDraftState = ReturnType<typeof useQuoteDraft>
