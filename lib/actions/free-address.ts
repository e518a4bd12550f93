'use server'

import { z } from 'zod'
import { removeOldAddress } from '@/lib/data/website/old-addresses'
import { staffPaths } from '@/lib/portal/staff-paths'
import { PAGE_KINDS } from '@/lib/seo/page-kinds'
import { PAGE_SCREENS } from './page-screens'
import { renewAddresses } from './renew-addresses'
import { returnWith, staffAction } from './staff-action'

/** Nothing leads from the old address any more, and another page can have it. */
export const freeAddress = staffAction(
  {
    area: 'admin',
    from: staffPaths.redirects(),
    args: [z.enum(PAGE_KINDS), z.uuid(), z.string().max(200)],
  },
  async ({ args: [kind, id, slug] }) => {
    const isFree = await removeOldAddress(kind, id, slug)
    if (isFree) await renewAddresses(kind, id, [slug])
    returnWith(isFree ? 'address-freed' : 'not-changed', PAGE_SCREENS[kind](id))
  },
)
