'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { tags } from '@/lib/data/query/tags'
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
    const outcome = await putVersionInUse(id, version, versionId)
    if (outcome === 'done') updateTag(tags.websiteAssets)
    returnWith(outcome === 'done' ? 'asset-in-use' : 'changed-meanwhile', staffPaths.websiteAsset(id))
  },
)
