'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { deleteDeal, saveDeal } from '@/lib/data/owl/deals/deal-changes'
import { owlPaths } from '@/lib/portal/owl-paths'

const OWLS = { area: 'owl', from: owlPaths.deals() } as const

/** `version` is of the deal that the page showed. */
export const pauseDeal = staffAction(
  { ...OWLS, args: [z.uuid(), z.int().positive()] },
  async ({ args: [id, version] }) => {
    const outcome = await saveDeal(id, { state: 'paused' }, version)
    returnWith(
      outcome === 'saved' ? 'deal-paused' : outcome === 'changed' ? 'changed-meanwhile' : 'not-changed',
      owlPaths.deal(id),
    )
  },
)

/** The policies let only admins delete. */
export const removeDeal = staffAction({ ...OWLS, args: [z.uuid()] }, async ({ args: [id] }) => {
  const isDeleted = await deleteDeal(id)
  returnWith(isDeleted ? 'deal-deleted' : 'not-changed', owlPaths.deal(id))
})
