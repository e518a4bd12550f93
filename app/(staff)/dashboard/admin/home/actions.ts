'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { requeueMail } from '@/lib/data/portal/outbox'
import { sendMailSoon } from '@/lib/mail/sender'
import { paths } from '@/lib/paths'

const HOME = paths.roleHome('admin')

export const sendAgain = staffAction(
  { area: 'admin', from: HOME, data: z.object({ id: z.uuid().nullable().catch(null) }) },
  async ({ data: { id } }) => {
    const isQueued = id !== null && (await requeueMail(id))
    if (isQueued) sendMailSoon()
    returnWith(isQueued ? 'mail-queued' : 'not-changed', HOME)
  },
)
