'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import type { PageKind } from '@/lib/data/website/page-versions'
import { createPreviewLink, revokePreviewLink } from '@/lib/data/website/preview-links'
import { env } from '@/lib/env'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { returnWith, staffAction } from './staff-action'

const ADMINS = { area: 'admin', from: staffPaths.articles() } as const
const kind = z.enum(['article', 'place'])
const id = z.uuid()

/** The screens of the pages. */
const SCREENS: Record<PageKind, (id: string) => string> = {
  article: staffPaths.article,
  place: staffPaths.placePage,
}

export const createPreviewLinkTo = staffAction(
  { ...ADMINS, args: [kind, id], form: (formData) => parseAction(z.object({}), formData) },
  async ({ args: [kind, id], viewer }): Promise<ActionState> => {
    const token = await createPreviewLink(kind, id, viewer.id)
    if (token === null) return { problem: 'You can’t create links right now.' }
    revalidatePath(SCREENS[kind](id))
    return { values: { address: new URL(paths.pageDraft(token), env.SITE_URL).href } }
  },
)

export const revokePreviewLinkTo = staffAction(
  { ...ADMINS, args: [kind, id, id] },
  async ({ args: [kind, id, link] }) => {
    const isRevoked = await revokePreviewLink(kind, id, link)
    returnWith(isRevoked ? 'link-revoked' : 'not-changed', SCREENS[kind](id))
  },
)
