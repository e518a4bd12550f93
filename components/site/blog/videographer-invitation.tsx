'use client'

import { useEffect, useState, type ComponentType } from 'react'

/** Milliseconds. */
const DELAY = 3000

type Invitation = ComponentType<{ onClose: () => void }>

type Connection = { connection?: { saveData?: boolean } }

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
      // Another tab may have shown it meanwhile.
      if (await wasInvitedToday()) return
      rememberInvitation()
      show(FindVideographers)
    },
  })
}

/** Invites readers once a day. Loads its code after a delay. */
export function VideographerInvitation() {
  const [Invitation, setInvitation] = useState<Invitation | null>(null)

  useEffect(() => {
    if (savesData()) return
    const stop = new AbortController()
    const show = (invitation: Invitation) => setInvitation(() => invitation)
    // Optional: ignore network errors.
    const begin = () => void waitForReader(show, stop.signal).catch(() => undefined)
    const timer = setTimeout(begin, DELAY)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])

  return Invitation && <Invitation onClose={() => setInvitation(null)} />
}
