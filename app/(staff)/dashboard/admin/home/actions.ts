'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { withFlash } from '@/lib/auth/flash'
import { assertSameOrigin } from '@/lib/auth/origin'
import { requireArea } from '@/lib/auth/session'
import { requeueMail } from '@/lib/data/unsent-mail'
import { postSoon } from '@/lib/mail/post-soon'
import { paths } from '@/lib/paths'

const HOME = paths.roleHome('admin')

export async function sendAgain(formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', HOME)
  const id = z.uuid().safeParse(formData.get('id'))
  const isQueued = id.success && (await requeueMail(id.data))
  if (isQueued) postSoon()
  redirect(withFlash(HOME, isQueued ? 'mail-queued' : 'not-changed'))
}
