'use server'

import { publicAction } from '@/lib/actions/public-action'
import { createContactSubmission } from '@/lib/data/privileged/contact-submissions'
import { env } from '@/lib/env'
import { parseForm } from '@/lib/forms/parse-form'
import { readLeadOrigin } from '@/lib/leads/origin'
import { sendMailSoon } from '@/lib/mail/sender'
import { issueCallToken } from '@/lib/scheduling/call-link'
import { contactSchema } from '@/lib/schemas/contact'

export const processContact = publicAction(
  { visitor: 'contact_submit', form: (formData) => parseForm(contactSchema, formData) },
  async ({ data, values, visitor, isDoubtful }) => {
    const origin = readLeadOrigin(values, env.SITE_URL)
    const stored = await createContactSubmission({ contact: data, visitor, origin, isDoubtful })
    if (!stored.ok) return { status: 'failed', reason: stored.reason, values }
    sendMailSoon()
    return { status: 'success', callToken: issueCallToken(stored.id) }
  },
)
