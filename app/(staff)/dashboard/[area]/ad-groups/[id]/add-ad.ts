'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createAd } from '@/lib/data/ads/ad-group-changes'
import { parseAction } from '@/lib/forms/parse-form'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newAdSchema } from '@/lib/schemas/ad-group'

/** Creates an ad and redirects to its page, where its files are uploaded. */
export const addAd = staffAction(
  {
    area: 'graphic-designer',
    from: staffPaths.adGroups('graphic-designer'),
    args: [z.enum(AREAS), z.uuid()],
    form: (formData) => parseAction(newAdSchema, formData),
  },
  async ({ args: [area, group], data, values }) => {
    const ad = await createAd(group, data.title)
    if (!ad) return { problem: 'This group is gone, or you are not assigned to it.', values }
    returnWith('ad-added', staffPaths.ad(area, ad))
  },
)
