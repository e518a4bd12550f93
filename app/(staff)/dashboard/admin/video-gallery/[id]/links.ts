'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import type { LinkState } from '@/components/staff/videos/link-section'
import { changeVideo } from '@/lib/actions/change-video'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { LINK_KINDS, type LinkKind } from '@/lib/catalogue/video-fields'
import { createNamed, findNamed, getNamed, linkVideo, unlinkVideo } from '@/lib/data/catalogue/video-links'
import { readValues, type Parsed } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { linkSchema } from '@/lib/schemas/video'

const ADMINS = { area: 'admin', from: staffPaths.videoGallery() } as const
const LINK = [z.uuid(), z.enum(LINK_KINDS)] as const

const NOT_YOURS = 'This video no longer exists, or you don’t have permission to change it.'

/** The id of what is meant, or what to ask. A name that nobody has is not added before somebody says so. */
async function findMeant(
  kind: LinkKind,
  { name, choose, create }: z.output<typeof linkSchema>,
): Promise<string | LinkState> {
  if (choose) return choose
  const wanted = create ?? name
  if (wanted === '') return { problem: 'Type a name' }
  const known = await getNamed(kind, wanted)
  if (known) return known.id
  if (create) return (await createNamed(kind, create)) ?? { problem: NOT_YOURS, typed: create }
  const choices = await findNamed(kind, wanted)
  return { typed: wanted, choices, problem: `There is no ${kind} “${wanted}”. Choose one, or add it.` }
}

export const addLink = staffAction(
  {
    ...ADMINS,
    args: LINK,
    form: (formData): Parsed<z.output<typeof linkSchema>, LinkState> => {
      const values = readValues(formData)
      const posted = z.safeParse(linkSchema, values)
      return posted.success
        ? { ok: true, data: posted.data, values }
        : { ok: false, state: { problem: posted.error.issues[0]?.message ?? 'This is not a name' } }
    },
  },
  async ({ args: [id, kind], data }): Promise<LinkState> => {
    const meant = await findMeant(kind, data)
    if (typeof meant !== 'string') return meant
    const { result: isLinked } = await changeVideo(id, () => linkVideo(id, kind, meant))
    if (!isLinked) return { problem: NOT_YOURS }
    revalidatePath(staffPaths.video(id))
    return {}
  },
)

export const removeLink = staffAction(
  { ...ADMINS, args: [...LINK, z.uuid()] },
  async ({ args: [id, kind, linked] }) => {
    const { result: outcome } = await changeVideo(id, () => unlinkVideo(id, kind, linked))
    if (outcome === 'needed') returnWith('industry-needed', staffPaths.video(id))
    if (outcome === 'refused') returnWith('not-changed', staffPaths.video(id))
    revalidatePath(staffPaths.video(id))
  },
)
