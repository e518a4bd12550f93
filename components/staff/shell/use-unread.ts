import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { staffPaths } from '@/lib/portal/staff-paths'
import { isNewerThan, type UnreadState } from '@/lib/portal/unread-state'

const EVERY_MS = 30_000
/** Other tabs of this browser ask again when one of them learns something. */
const CHANNEL = 'inbox'

/** Shared by the bell and an open inbox, which the server renders apart. */
const known = {
  newest: null as UnreadState | null,
  listeners: new Set<() => void>(),
  channel: null as BroadcastChannel | null,
}

/** An answer that comes late never replaces a newer one. */
function learn(answer: UnreadState) {
  if (known.newest && !isNewerThan(answer, known.newest)) return
  known.newest = answer
  for (const listener of known.listeners) listener()
}

function subscribe(listener: () => void) {
  known.listeners.add(listener)
  return () => void known.listeners.delete(listener)
}

/** Nothing is learned without an answer, such as after signing out: the number stays. */
async function ask(): Promise<void> {
  if (document.hidden) return
  try {
    const response = await fetch(staffPaths.unread(), { redirect: 'manual', cache: 'no-store' })
    if (response.ok) learn((await response.json()) as UnreadState)
  } catch {
    // Asked again in half a minute.
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
  known.channel?.postMessage(null)
  await ask()
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

/** The newest of what the server rendered, here or elsewhere on the page, and of what was asked since. */
export function useNewestUnread(served: UnreadState): UnreadState {
  useEffect(() => {
    // What this tab has asked, the others have asked, too.
    const isNews = known.newest?.state !== served.state
    learn(served)
    if (isNews) known.channel?.postMessage(null)
  }, [served])
  return useSyncExternalStore(
    subscribe,
    () => (known.newest && isNewerThan(known.newest, served) ? known.newest : served),
    () => served,
  )
}

/** Begins with what the server rendered, and asks again while somebody looks at the page. Stands once, in the frame. */
export function useUnread(served: UnreadState): number {
  const { unread } = useNewestUnread(served)
  useEffect(() => {
    const askNow = () => void ask()
    const timer = setInterval(askNow, EVERY_MS)
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', askNow)
    document.addEventListener('visibilitychange', askNow)
    channel.postMessage(null)
    known.channel = channel
    return () => {
      known.channel = null
      clearInterval(timer)
      channel.close()
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [])

  useReadRecord(unread)
  return unread
}
