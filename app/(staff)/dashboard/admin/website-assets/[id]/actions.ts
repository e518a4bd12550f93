'use server'

import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { putVersionInUse } from '@/lib/data/website/website-assets'
import { staffPaths } from '@/lib/portal/staff-paths'

/** `null` brings back what the site is delivered with. */
export const showVersion = staffAction(
  {
    area: 'admin',
    from: staffPaths.websiteAssets(),
    args: [z.uuid(), z.int().positive(), z.uuid().nullable()],
  },
  async ({ args: [id, version, versionId] }) => {
    const { result: outcome } = await changeShown('asset', [id], () =>
      putVersionInUse(id, version, versionId),
    )
    returnWith(outcome === 'done' ? 'asset-in-use' : 'changed-meanwhile', staffPaths.websiteAsset(id))
  },
)
