'use server'

import { returnWith, staffAction } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { updateAd } from '@/lib/data/ads/fills/update-ad'
import type { ActionState, Parsed } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { adPlace } from '@/lib/schemas/ad'

const FLASHES = { made: 'ads-made', unchanged: 'ads-unchanged' } as const satisfies Record<string, FlashCode>

/** Draws the ad with the newest version of its template. */
export const updateToNewest = staffAction(
  {
    area: 'graphic-designer',
    from: staffPaths.adLibrary('graphic-designer'),
    args: [adPlace],
    form: (): Parsed<null, ActionState> => ({ ok: true, data: null, values: {} }),
  },
  async ({ args: [{ area, id }] }): Promise<ActionState> => {
    const updated = await updateAd(id)
    if (updated.outcome === 'kept') return { problem: `The ad stays as it is. ${updated.reason}` }
    returnWith(FLASHES[updated.outcome], staffPaths.ad(area, id))
  },
)
