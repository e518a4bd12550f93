'use server'

import * as z from 'zod/mini'
import { undoChange } from '@/lib/data/history/undo-change'
import { paths } from '@/lib/paths'
import { owlPaths } from '@/lib/portal/owl-paths'
import { returnWith, staffAction } from './staff-action'
import { parseUndo, undoProblem } from './undo-posted'

/** The pages of records that owls and project managers keep, too. No public page shows them. */
const RECORD_PATHS = {
  brands: (id: string) => owlPaths.brand(id),
  products: (id: string) => owlPaths.product(id),
  parent_groups: (id: string) => owlPaths.siteGroup(id),
  sites: (id: string) => owlPaths.site(id),
  brand_associations: (id: string) => owlPaths.brandAssociation(id),
  loyalty_programs: (id: string) => owlPaths.loyaltyProgram(id),
  loyalty_versions: (id: string) => owlPaths.loyaltyVersion(id),
  deals: (id: string) => owlPaths.deal(id),
}

const RECORD_TABLES = Object.keys(RECORD_PATHS) as (keyof typeof RECORD_PATHS)[]

export const undoOwlChange = staffAction(
  {
    area: 'owl',
    from: paths.roleHome('owl'),
    args: [z.enum(RECORD_TABLES), z.uuid()],
    form: parseUndo,
  },
  async ({ args: [table, id], data: { entry, column } }) => {
    const undone = await undoChange(table, id, entry, column)
    if (undone.outcome !== 'done') return { problem: undoProblem(undone) }
    returnWith('change-undone', RECORD_PATHS[table](id))
  },
)
