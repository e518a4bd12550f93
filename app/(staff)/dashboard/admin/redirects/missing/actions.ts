'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { setIgnored } from '@/lib/data/website/missing-addresses'
import { staffPaths } from '@/lib/portal/staff-paths'
import { MAX_PATH } from '@/lib/seo/site-address'

const ADDRESS = {
  area: 'admin',
  from: staffPaths.missingAddresses(),
  args: [z.string().startsWith('/').max(MAX_PATH)],
} as const

export const ignoreAddress = staffAction(ADDRESS, async ({ args: [path] }) => {
  const isDone = await setIgnored(path, true)
  returnWith(isDone ? 'address-ignored' : 'not-changed', staffPaths.missingAddresses())
})

export const stopIgnoring = staffAction(ADDRESS, async ({ args: [path] }) => {
  const isDone = await setIgnored(path, false)
  returnWith(isDone ? 'address-watched' : 'not-changed', staffPaths.missingAddresses())
})
