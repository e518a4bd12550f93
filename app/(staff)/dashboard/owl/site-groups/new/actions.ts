'use server'

import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { createSiteGroup } from '@/lib/data/owl/site-group-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { owlPaths } from '@/lib/portal/owl-paths'
import { newSiteGroupSchema } from '@/lib/schemas/site-group'

export const addSiteGroup = staffAction(
  {
    area: 'owl',
    from: owlPaths.newSiteGroup(),
    form: (formData) => parseAction(newSiteGroupSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const created = await createSiteGroup(data)
    if (created === 'name-taken') return { errors: { name: 'There is a site group with this name' }, values }
    if (created === 'refused') return { problem: 'You can’t add site groups right now.', values }
    returnWith('site-group-added', owlPaths.siteGroup(created.id))
  },
)
