'use server'

import * as z from 'zod/mini'
import { recordColumnLabel } from '@/lib/audit/history'
import { undoChange } from '@/lib/data/history/undo-change'
import { parseAction } from '@/lib/forms/parse-form'
import { paths } from '@/lib/paths'
import { owlPaths } from '@/lib/portal/owl-paths'
import { returnWith, staffAction } from './staff-action'

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

const posted = z.object({ entry: z.coerce.number().check(z.int(), z.positive()) })

export const undoOwlChange = staffAction(
  {
    area: 'owl',
    from: paths.roleHome('owl'),
    args: [z.enum(RECORD_TABLES), z.uuid()],
    form: (formData) => parseAction(posted, formData),
  },
  async ({ args: [table, id], data: { entry } }) => {
    const undone = await undoChange(table, id, entry)
    switch (undone.outcome) {
      case 'done':
        return returnWith('change-undone', RECORD_PATHS[table](id))
      case 'conflict': {
        if (undone.reason) return { problem: `Not undone. ${undone.reason}` }
        const columns = undone.columns.map(recordColumnLabel).join(', ')
        return { problem: `Not undone: it was changed again since, or is in use elsewhere (${columns}).` }
      }
      case 'incomplete':
      case 'refused':
        return { problem: 'This cannot be undone any more, or not by you.' }
    }
  },
)
