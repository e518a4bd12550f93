'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { sendMailAgain } from '@/lib/data/portal/mail'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'

export const sendAgain = staffAction(
  { area: 'admin', from: staffPaths.mail(), args: [z.uuid()] },
  async ({ args: [id] }) => {
    const [answer] = await sendMailAgain([id])
    const isQueued = answer?.outcome === 'done'
    if (isQueued) sendMailSoon()
    returnWith(isQueued ? 'mail-queued' : 'not-changed', staffPaths.message(id))
  },
)
