import { useEffect, useRef, type RefObject } from 'react'
import { drafts } from '@/lib/forms/draft'
import { readValues } from '@/lib/forms/form-state'
import { SOURCE_PARAM, visitorFields } from '@/lib/forms/visitor-fields'
import { fillEmptyFields, replayTyping } from './typed-text'

/** `crypto.randomUUID` needs https, which a local trial may not have. */
const newTicket = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Keeps typed text across a reload, together with the ticket and the start time of the form. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>) {
  const filling = useRef({ ticket: '', startedAt: 0 })

  useEffect(() => {
    if (!form.current) return drafts.clear(name)
    const draft = drafts.read(name)
    filling.current = {
      ticket: draft?.ticket ?? newTicket(),
      // Not the time of hydration: on a slow connection people type before it.
      startedAt: draft?.startedAt ?? performance.timeOrigin,
    }
    replayTyping(form.current)
    if (draft) fillEmptyFields(form.current, draft.values)
  }, [name, form])

  return {
    save: (data: FormData) => drafts.write(name, { ...filling.current, values: readValues(data) }),
    clear: () => drafts.clear(name),
    /** Adds ticket, fill time and source to the sent form. */
    sign(data: FormData) {
      const { ticket, startedAt } = filling.current
      data.set(visitorFields.ticket, ticket)
      data.set(visitorFields.fillTime, String(Date.now() - startedAt))
      data.set(visitorFields.source, new URLSearchParams(location.search).get(SOURCE_PARAM) ?? '')
    },
  }
}
