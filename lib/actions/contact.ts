'use server'

import { publicAction } from '@/lib/actions/public-action'
import { createContactSubmission } from '@/lib/data/privileged/contact-submissions'
import { env } from '@/lib/env'
import { readLeadOrigin } from '@/lib/leads/origin'
import { sendMailSoon } from '@/lib/mail/sender'
import { issueCallToken } from '@/lib/scheduling/call-link'
import { estimateFrom, parseContact } from './parse-contact'

export const processContact = publicAction(
  { visitor: 'contact_submit', form: parseContact },
  async ({ data, values, visitor, isDoubtful }) => {
    const stored = await createContactSubmission({
      contact: data,
      visitor,
      origin: readLeadOrigin(values, env.SITE_URL),
      estimate: estimateFrom(values),
      isDoubtful,
    })
    if (!stored.ok) return { status: 'failed', reason: stored.reason, values }
    sendMailSoon()
    return { status: 'success', callToken: issueCallToken(stored.id) }
  },
)
