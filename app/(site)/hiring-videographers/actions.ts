'use server'

import * as z from 'zod/mini'
import { publicAction } from '@/lib/actions/public-action'
import { createApplication } from '@/lib/data/privileged/applications'
import { suggestGear } from '@/lib/data/privileged/gear'
import { senderHash } from '@/lib/forms/client-address'
import { parseForm } from '@/lib/forms/parse-form'
import { MAX_GEAR_NAME_LENGTH } from '@/lib/leads/gear'
import { sendMailSoon } from '@/lib/mail/sender'
import { applicationSchema } from '@/lib/schemas/application'
import { cleanLine } from '@/lib/schemas/text-rules'

export const processVideographer = publicAction(
  { visitor: 'videographer_signup', form: (formData) => parseForm(applicationSchema, formData) },
  async ({ data, values, visitor, isDoubtful }) => {
    const stored = await createApplication(data, visitor, isDoubtful)
    if (!stored.ok) return { status: 'failed', reason: stored.reason, values }
    sendMailSoon()
    return { status: 'success' }
  },
)

const gearName = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(MAX_GEAR_NAME_LENGTH))

/** Suggests a camera or lens that is not in the list. Returns its canonical name; null when it could not be added. */
export const addGear = publicAction(
  { args: [z.enum(['camera', 'lens']), z.catch(z.nullable(gearName), null)] },
  async ({ args: [kind, name] }) => (name === null ? null : suggestGear(kind, name, await senderHash())),
)
