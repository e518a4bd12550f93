'use server'

import { assertSameOrigin } from '@/lib/forms/own-origin'
import { cancelIntroCall, getAgenda } from '@/lib/data/privileged/intro-calls'
import { readValues } from '@/lib/forms/form-values'
import { postSoon } from '@/lib/mail/post-soon'
import { failed, orUnavailable } from '@/lib/scheduling/answer'
import { leadOfToken } from '@/lib/scheduling/links'
import type { CallState } from '@/lib/scheduling/types'
import { cancelCallSchema } from '@/lib/schemas/call'

/** Cancels the intro call of the lead that the token speaks for; a second time it does nothing. */
export async function cancelCall(_: CallState, formData: FormData): Promise<CallState> {
  await assertSameOrigin()
  const form = cancelCallSchema.safeParse(readValues(formData))
  const leadId = form.success ? leadOfToken(form.data.token) : null
  if (!leadId) return failed('expired')
  return orUnavailable(async () => {
    await cancelIntroCall(leadId)
    postSoon()
    return { status: 'canceled', agenda: await getAgenda(leadId) }
  })
}
