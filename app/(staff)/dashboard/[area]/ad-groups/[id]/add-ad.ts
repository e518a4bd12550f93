'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createAds } from '@/lib/data/ads/ad-group-changes'
import { parseAction } from '@/lib/forms/parse-form'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newAdsSchema } from '@/lib/schemas/ad-group'

/** Adds ads. A single one opens, because its files are uploaded there. */
export const addAd = staffAction(
  {
    area: 'graphic-designer',
    from: staffPaths.adGroups('graphic-designer'),
    args: [z.enum(AREAS), z.uuid()],
    form: (formData) => parseAction(newAdsSchema, formData),
  },
  async ({ args: [area, group], data, values }) => {
    const ads = await createAds(group, data.title)
    const [first, second] = ads ?? []
    if (!first) return { problem: 'This group is gone, or you are not assigned to it.', values }
    if (second) returnWith('ads-added', staffPaths.adGroup(area, group))
    returnWith('ad-added', staffPaths.ad(area, first))
  },
)
