'use client'

import { useEffect } from 'react'
import { previewPaths } from '@/lib/preview-paths'
import { countOnce } from './count-once'

/** Reports one view per browser session. */
export function CountOpen({ groupId }: { groupId: string }) {
  useEffect(() => countOnce(`preview-opened:${groupId}`, previewPaths.opened(groupId)), [groupId])
  return null
}
