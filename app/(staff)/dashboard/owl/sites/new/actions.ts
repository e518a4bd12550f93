'use server'

import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { locateAddress } from '@/lib/data/owl/locate-address'
import { createSite } from '@/lib/data/owl/site-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { readPosition } from '@/lib/owl/position'
import { owlPaths } from '@/lib/portal/owl-paths'
import { newSiteSchema } from '@/lib/schemas/site'

const numberOf = (text: string) => (text === '' ? null : Number(text))

export const addSite = staffAction(
  {
    area: 'owl',
    from: owlPaths.newSite(),
    form: (formData) => parseAction(newSiteSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const read = readPosition(data.position)
    if ('error' in read) return { errors: { position: read.error }, values }
    const located = locateAddress(data, read.position)
    if ('errors' in located) return { errors: located.errors, values }
    const { county, position, timeZone } = located.location
    if (!timeZone) return { errors: { position: 'No time zone is known for this position' }, values }
    const added = await createSite({
      parent_group_id: data.group,
      number: data.number,
      name: data.name,
      status: data.status,
      opens_on: data.opensOn || null,
      closed_on: null,
      street: data.street || null,
      city: data.city,
      state: data.state,
      zip: data.zip,
      county,
      latitude: position?.lat ?? null,
      longitude: position?.lng ?? null,
      time_zone: timeZone,
      phone: data.phone || null,
      screens: numberOf(data.screens),
      pumps: numberOf(data.pumps),
      notes: null,
    })
    if (added === 'number-taken') {
      return { errors: { number: 'Another site of this group has this number' }, values }
    }
    if (added === 'refused') return { problem: 'You can’t add sites right now.', values }
    returnWith('site-added', owlPaths.site(added.id))
  },
)
