import { useEffect, useRef, type RefObject } from 'react'
import { drafts } from '@/lib/forms/draft'
import { readValues } from '@/lib/forms/form-values'
import { SOURCE_PARAM, visitorFields } from '@/lib/forms/visitor-fields'
import { fillEmptyFields } from './fill-empty-fields'
import { hearTyped } from './hear-typed'

/** Unlike `crypto.randomUUID` this also works where a site is tried out over plain http. */
const newTicket = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Keeps what is typed across a reload, and remembers what belongs to one filling of the form. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>) {
  const filling = useRef({ ticket: '', startedAt: 0 })

  useEffect(() => {
    if (!form.current) return drafts.clear(name)
    const draft = drafts.read(name)
    filling.current = {
      ticket: draft?.ticket ?? newTicket(),
      // Not the moment of hydration: on a slow line the form is filled before that.
      startedAt: draft?.startedAt ?? performance.timeOrigin,
    }
    hearTyped(form.current)
    if (draft) fillEmptyFields(form.current, draft.values)
  }, [name, form])

  return {
    save: (data: FormData) => drafts.write(name, { ...filling.current, values: readValues(data) }),
    clear: () => drafts.clear(name),
    /** Adds what only a script knows about this filling. */
    sign(data: FormData) {
      const { ticket, startedAt } = filling.current
      data.set(visitorFields.ticket, ticket)
      data.set(visitorFields.fillTime, String(Date.now() - startedAt))
      data.set(visitorFields.source, new URLSearchParams(location.search).get(SOURCE_PARAM) ?? '')
    },
  }
}
