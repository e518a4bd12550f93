import { type SubmitEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { useLeaveGuard } from '@/components/staff/upload/use-leave-guard'
import {
  PLACE_TEXT_FIELDS,
  type PlaceSaveAction,
  type PlaceSaveState,
  type PlaceTexts,
} from '@/lib/catalogue/places/save-state'

const IDLE: PlaceSaveState = { status: 'idle' }
const QUESTION = 'Your changes are not saved. Leave without them?'

type Base = { version: number; texts: PlaceTexts }

/** Browsers post CRLF where the record has one line break. */
function readTexts(form: HTMLFormElement): PlaceTexts {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n')
  return {
    title: read('title'),
    metaTitle: read('metaTitle'),
    metaDescription: read('metaDescription'),
    content: read('content'),
  }
}

const isSame = (one: PlaceTexts, other: PlaceTexts): boolean =>
  PLACE_TEXT_FIELDS.every((field) => one[field] === other[field])

/** The texts in the form, what they were made from, and the save. Fields are uncontrolled, so that nothing typed early is lost. */
export function usePlaceEditor(stored: Base, action: PlaceSaveAction) {
  const [posted, formAction] = useActionState(action, IDLE)
  const [answer, setAnswer] = useState<PlaceSaveState>(IDLE)
  const [base, setBase] = useState(stored)
  const postedTexts = 'texts' in posted ? posted.texts : null
  const [start, setStart] = useState({ round: 0, texts: postedTexts ?? stored.texts })
  const [texts, setTexts] = useState(start.texts)
  const [seen, setSeen] = useState(stored.version)
  const [isPending, startSaving] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const isChanged = !isSame(texts, base.texts)
  useLeaveGuard(isChanged, QUESTION)

  useEffect(() => {
    if (form.current) setTexts(readTexts(form.current))
  }, [start.round])

  /** Fills the form anew. */
  function fill(next: PlaceTexts, from: Base) {
    setBase(from)
    setTexts(next)
    setStart(({ round }) => ({ round: round + 1, texts: next }))
    setAnswer(IDLE)
  }

  // Another action, such as an undo, changed the record. Typed text stays, and its save asks.
  if (stored.version !== seen) {
    setSeen(stored.version)
    if (stored.version !== base.version && !isChanged) fill(stored.texts, stored)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const formData = new FormData(event.currentTarget)
    const sent = readTexts(event.currentTarget)
    startSaving(async () => {
      const next = await action(IDLE, formData).catch((error: unknown): PlaceSaveState => ({
        status: 'failed',
        problem: problemOf(error),
        texts: sent,
      }))
      startSaving(() => {
        setAnswer(next)
        if (next.status === 'saved') setBase({ version: next.version, texts: sent })
      })
    })
  }

  return {
    state: answer.status === 'idle' ? posted : answer,
    texts,
    start,
    base,
    isChanged,
    isPending,
    fill,
    formProps: {
      ref: form,
      action: formAction,
      noValidate: true,
      onSubmit: submit,
      onInput: () => form.current && setTexts(readTexts(form.current)),
    },
  }
}
