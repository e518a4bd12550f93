import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
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

/** Of a record, whichever kind it is of. */
const RECORD_PAGE = /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

async function markRead(record: string): Promise<void> {
  const response = await fetch(staffPaths.readRecord(record), { method: 'POST', redirect: 'manual' }).catch(
    () => null,
  )
  if (!response?.ok) return
  if (((await response.json()) as { marked: number }).marked === 0) return
  // Reaches this tab, too, because it listens with an object of its own.
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Once for each page that somebody looks at. Nothing unread costs no request. */
function useReadRecord(unread: number) {
  const pathname = usePathname()
  const hasUnread = useEffectEvent(() => unread > 0)
  useEffect(() => {
    const record = RECORD_PAGE.exec(pathname)?.[1]
    let isSeen = false
    const see = () => {
      if (!record || isSeen || document.hidden) return
      isSeen = true
      if (hasUnread()) void markRead(record)
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [pathname])
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

  useReadRecord(known.count)
  return known.count
}
