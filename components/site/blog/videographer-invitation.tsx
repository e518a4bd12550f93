'use client'

import { useEffect, useState, type ComponentType } from 'react'

/** Milliseconds: nobody is asked before they have begun to read. */
const DELAY = 3000

type Invitation = ComponentType<{ onClose: () => void }>

/** Not yet in TypeScript's library, nor in every browser. */
type Connection = { connection?: { saveData?: boolean } }

/** Then nothing is loaded: it would bring a map. */
const savesData = () =>
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  (navigator as Connection).connection?.saveData === true

async function waitForReader(show: (invitation: Invitation) => void, signal: AbortSignal) {
  const { inviteWhenIdle, rememberInvitation, wasInvitedToday } = await import('./invitation')
  if (await wasInvitedToday()) return
  const { FindVideographers } = await import('./find-videographers')
  inviteWhenIdle({
    pause: DELAY,
    signal,
    async invite() {
      // In another tab, perhaps, while this one waited.
      if (await wasInvitedToday()) return
      rememberInvitation()
      show(FindVideographers)
    },
  })
}

/** Asks readers once a day whether they look for a videographer. All but the waiting is loaded when it is time. */
export function VideographerInvitation() {
  const [Invitation, setInvitation] = useState<Invitation | null>(null)

  useEffect(() => {
    if (savesData()) return
    const stop = new AbortController()
    const show = (invitation: Invitation) => setInvitation(() => invitation)
    // Without a network there is no invitation, and nothing is missing.
    const begin = () => void waitForReader(show, stop.signal).catch(() => undefined)
    const timer = setTimeout(begin, DELAY)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])

  return Invitation && <Invitation onClose={() => setInvitation(null)} />
}
