'use server'

import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { requeueMail } from '@/lib/data/portal/outbox'
import { postSoon } from '@/lib/mail/post-soon'
import { paths } from '@/lib/paths'
import { returnWith } from '@/lib/portal/return-with'

const HOME = paths.roleHome('admin')

export async function sendAgain(formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', HOME)
  const id = z.uuid().safeParse(formData.get('id'))
  const isQueued = id.success && (await requeueMail(id.data))
  if (isQueued) postSoon()
  returnWith(isQueued ? 'mail-queued' : 'not-changed', HOME)
}
