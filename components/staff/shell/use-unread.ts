import { useEffect, useState } from 'react'
import { staffPaths } from '@/lib/portal/staff-paths'

const EVERY_MS = 30_000
/** Other tabs of this browser ask again when one of them changes something. */
const CHANNEL = 'inbox'

/** A new object for each rendering of the server, which is newer than what was asked before. */
export type ServedUnread = { count: number }

/** Null without an answer, such as after signing out: the number stays. */
async function readUnread(): Promise<number | null> {
  try {
    const response = await fetch(staffPaths.unread(), { redirect: 'manual', cache: 'no-store' })
    return response.ok ? ((await response.json()) as { unread: number | null }).unread : null
  } catch {
    return null
  }
}

/** Begins with what the server rendered, and asks again while somebody looks at the page. */
export function useUnread(served: ServedUnread): number {
  const [known, setKnown] = useState({ served, count: served.count })
  if (known.served !== served) setKnown({ served, count: served.count })

  useEffect(() => {
    let newest = 0
    const ask = async () => {
      if (document.hidden) return
      const asked = ++newest
      const count = await readUnread()
      // A late answer never replaces a newer one.
      if (count !== null && asked === newest) setKnown({ served, count })
    }
    const askNow = () => void ask()
    const timer = setInterval(askNow, EVERY_MS)
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', askNow)
    document.addEventListener('visibilitychange', askNow)
    channel.postMessage(null)
    return () => {
      newest = Infinity
      clearInterval(timer)
      channel.close()
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [served])

  return known.count
}
