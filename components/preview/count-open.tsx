'use client'

import { useEffect } from 'react'
import { paths } from '@/lib/paths'

/** False where it was noted before, and where nothing can be noted: every reload would count there. */
function markOnce(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
    return true
  } catch {
    return false
  }
}

/** Tells once per session of the browser that the preview was opened. Programs that read the page do not run it. */
export function CountOpen({ groupId }: { groupId: string }) {
  useEffect(() => {
    if (!markOnce(`preview-opened:${groupId}`)) return
    fetch(paths.previewOpened(groupId), { method: 'POST', keepalive: true }).catch(() => {
      // A count is not worth a word to the client.
    })
  }, [groupId])
  return null
}
