'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { createPreviewLink, revokePreviewLink } from '@/lib/data/website/preview-links'
import { env } from '@/lib/env'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'

const ADMINS = { area: 'admin', from: staffPaths.articles() } as const
const id = z.uuid()

export const createLink = staffAction(
  { ...ADMINS, args: [id], form: (formData) => parseAction(z.object({}), formData) },
  async ({ args: [id], viewer }): Promise<ActionState> => {
    const token = await createPreviewLink('article', id, viewer.id)
    if (token === null) return { problem: 'You may not create links at the moment.' }
    revalidatePath(staffPaths.article(id))
    return { values: { address: new URL(paths.pageDraft(token), env.SITE_URL).href } }
  },
)

export const revokeLink = staffAction({ ...ADMINS, args: [id, id] }, async ({ args: [id, link] }) => {
  const isRevoked = await revokePreviewLink('article', id, link)
  returnWith(isRevoked ? 'link-revoked' : 'not-changed', staffPaths.article(id))
})
