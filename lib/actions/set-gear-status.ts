'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { setGearSuggestionStatus } from '@/lib/data/leads/gear-suggestions'
import { tags } from '@/lib/data/query/tags'
import { staffPaths } from '@/lib/portal/staff-paths'
import { staffAction, returnWith } from './staff-action'

/** The argument is the application whose page has the form; null for the list of suggestions. */
export const setGearStatus = staffAction(
  {
    area: 'admin',
    from: staffPaths.applications(),
    args: [z.uuid().nullable()],
    data: z.object({
      kind: z.enum(['camera', 'lens']),
      id: z.uuid(),
      status: z.enum(['approved', 'declined']),
    }),
  },
  async ({ args: [application], data: { kind, id, status } }) => {
    const isSaved = await setGearSuggestionStatus(kind, id, status)
    if (isSaved) updateTag(tags.gear)
    const code = status === 'approved' ? 'gear-approved' : 'gear-declined'
    returnWith(
      isSaved ? code : 'changed-meanwhile',
      application ? staffPaths.application(application) : staffPaths.applications(),
    )
  },
)
