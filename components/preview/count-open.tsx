'use client'

import { useEffect } from 'react'
import { paths } from '@/lib/paths'

/** False without storage: every reload would count. */
function markOnce(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
    return true
  } catch {
    return false
  }
}

/** Reports one view per browser session. */
export function CountOpen({ groupId }: { groupId: string }) {
  useEffect(() => {
    if (!markOnce(`preview-opened:${groupId}`)) return
    fetch(paths.previewOpened(groupId), { method: 'POST', keepalive: true }).catch(() => {
      // Statistics only.
    })
  }, [groupId])
  return null
}
