'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { listFeaturedOrder, placeFeaturedClient } from '@/lib/data/catalogue/featured-clients'
import { tags } from '@/lib/data/query/tags'
import { staffPaths } from '@/lib/portal/staff-paths'

/** The place is relative to another logo, so that two people who move logos at once both keep their moves. */
export const placeLogo = staffAction(
  { area: 'admin', from: staffPaths.logoOrder(), args: [z.uuid(), z.uuid().nullable()] },
  async ({ args: [id, beforeId] }) => {
    const isPlaced = (await placeFeaturedClient(id, beforeId)) === 'done'
    if (isPlaced) updateTag(tags.clients)
    revalidatePath(staffPaths.logoOrder())
    return { isPlaced, order: await listFeaturedOrder() }
  },
)
