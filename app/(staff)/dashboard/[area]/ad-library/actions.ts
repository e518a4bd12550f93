'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { AD_LIBRARY } from '@/lib/ads/lists'
import { listSelectedAds } from '@/lib/data/ads/fills/selected-ads'
import { updateAd } from '@/lib/data/ads/fills/update-ad'
import type { Parsed } from '@/lib/forms/form-state'
import { type BulkReport, bulkSummary, type BulkState } from '@/lib/list/bulk'
import { readListQuery } from '@/lib/list/query'
import { readSelection, type Selection } from '@/lib/list/selection'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

/** Each ad is drawn in the request: more take longer than somebody waits. */
const MOST = 100

/** Draws the chosen ads anew with the newest versions of their templates. */
export const updateAds = staffAction(
  {
    area: 'graphic-designer',
    from: staffPaths.adLibrary('graphic-designer'),
    args: [z.enum(AREAS)],
    form: (formData): Parsed<Selection, BulkState> => {
      const selection = readSelection(formData)
      return selection
        ? { ok: true, data: selection, values: {} }
        : { ok: false, state: { problem: 'Select ads first.' } }
    },
  },
  async ({ args: [area], data: selection }): Promise<BulkState> => {
    const ads = await listSelectedAds(selection, readListQuery(AD_LIBRARY, selection.query), MOST)
    if (!ads) return { problem: 'The list has changed since you opened it. Select again.' }
    if (ads.length > MOST) return { problem: `Select at most ${MOST} ads.` }
    let done = 0
    let unchanged = 0
    const notes: BulkReport['notes'] = []
    for (const { id, title } of ads) {
      const updated = await updateAd(id)
      if (updated.outcome === 'made') done += 1
      else if (updated.outcome === 'unchanged') unchanged += 1
      else notes.push({ id, title, href: staffPaths.ad(area, id), reason: updated.reason })
    }
    refresh()
    return { report: { summary: bulkSummary(AD_LIBRARY.nouns, { done, verb: 'updated', unchanged }), notes } }
  },
)
