import { unstable_isUnrecognizedActionError as isOutdatedAction } from 'next/navigation'
import { useActionState, useRef, useState, type SubmitEvent } from 'react'
import { IDLE_CALL, type Agenda, type CallAction, type CallState } from '@/lib/scheduling/types'

export type CallActions = { book: CallAction; cancel: CallAction }

const agendaOf = (state: CallState) => ('agenda' in state ? state.agenda : null)

/** Both forms work without JavaScript. With it, a lost connection shows a message and keeps the chosen time. */
export function useCall(initial: Agenda, actions: CallActions) {
  const [booked, bookAction] = useActionState(actions.book, IDLE_CALL)
  const [canceled, cancelAction] = useActionState(actions.cancel, IDLE_CALL)
  const [bookState, setBookState] = useState(booked)
  const [cancelState, setCancelState] = useState(canceled)
  const [agenda, setAgenda] = useState(agendaOf(booked) ?? agendaOf(canceled) ?? initial)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)

  async function send(action: CallAction, data: FormData) {
    const answer = await action(IDLE_CALL, data).catch((error: unknown): CallState => ({
      status: 'failed',
      reason: isOutdatedAction(error) ? 'outdated' : 'unavailable',
    }))
    // The message of the other form is outdated.
    setBookState(action === actions.book ? answer : IDLE_CALL)
    setCancelState(action === actions.cancel ? answer : IDLE_CALL)
    setAgenda((current) => agendaOf(answer) ?? current)
  }

  const submit = (action: CallAction) => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    await send(action, new FormData(event.currentTarget, event.nativeEvent.submitter))
    isBusy.current = false
    setIsSending(false)
  }

  return {
    bookState,
    cancelState,
    agenda,
    isSending,
    bookForm: { action: bookAction, onSubmit: submit(actions.book) },
    cancelForm: { action: cancelAction, onSubmit: submit(actions.cancel) },
  }
}

export type Call = ReturnType<typeof useCall>
