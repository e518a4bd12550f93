'use client'

import { useEffect } from 'react'
import { paths } from '@/lib/paths'
import { countOnce } from './count-once'

/** Reports one view per browser session. */
export function CountOpen({ groupId }: { groupId: string }) {
  useEffect(() => countOnce(`preview-opened:${groupId}`, paths.previewOpened(groupId)), [groupId])
  return null
}
