'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction } from '@/lib/actions/staff-action'
import { listFeaturedOrder, placeFeaturedClient } from '@/lib/data/catalogue/featured-clients'
import { staffPaths } from '@/lib/portal/staff-paths'

/** The place is relative to another logo, so that two people who move logos at once both keep their moves. */
export const placeLogo = staffAction(
  { area: 'admin', from: staffPaths.logoOrder(), args: [z.uuid(), z.uuid().nullable()] },
  async ({ args: [id, beforeId] }) => {
    const { result: outcome } = await changeShown('client', [id], () => placeFeaturedClient(id, beforeId))
    revalidatePath(staffPaths.logoOrder())
    return { isPlaced: outcome === 'done', order: await listFeaturedOrder() }
  },
)
