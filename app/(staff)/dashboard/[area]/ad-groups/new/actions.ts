'use server'

import { z } from 'zod'
import { addFirstAd } from '@/lib/actions/first-ad'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createAdGroup } from '@/lib/data/ads/ad-group-changes'
import { getDeal } from '@/lib/data/owl/deals/deal-record'
import { parseAction } from '@/lib/forms/parse-form'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newAdGroupSchema } from '@/lib/schemas/ad-group'

export const addAdGroup = staffAction(
  {
    area: 'project-manager',
    from: staffPaths.adGroups('project-manager'),
    args: [z.enum(AREAS)],
    form: (formData) => parseAction(newAdGroupSchema, formData),
  },
  async ({ args: [area], data, values }) => {
    const created = await createAdGroup(data)
    if (created === 'refused') return { problem: 'You can’t add groups right now.', values }
    if ('clientError' in created) return { errors: { catalogueClient: created.clientError }, values }
    const deal = data.deal === '' ? null : await getDeal(data.deal)
    const picture = deal?.facts.picture
    const isWhole = !deal || !picture || (await addFirstAd(created.id, data.name, picture))
    returnWith(isWhole ? 'ad-group-added' : 'ad-group-without-picture', staffPaths.adGroup(area, created.id))
  },
)
