'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { isMetered } from '@/components/video/network'

/** Milliseconds. */
const DELAY = 3000

type Invitation = ComponentType<{ onClose: () => void }>

async function waitForReader(show: (invitation: Invitation) => void, signal: AbortSignal) {
  const { inviteWhenIdle, storeInvitation, wasInvitedToday } = await import('./invitation')
  if (await wasInvitedToday()) return
  const { FindVideographers } = await import('./find-videographers')
  inviteWhenIdle({
    pause: DELAY,
    signal,
    async invite() {
      // Another tab may have shown it meanwhile.
      if (await wasInvitedToday()) return
      storeInvitation()
      show(FindVideographers)
    },
  })
}

/** Invites readers once a day. Loads its code after a delay. */
export function VideographerInvitation() {
  const [Invitation, setInvitation] = useState<Invitation | null>(null)

  useEffect(() => {
    if (isMetered()) return
    const controller = new AbortController()
    const show = (invitation: Invitation) => setInvitation(() => invitation)
    // Optional: ignore network errors.
    const begin = () => void waitForReader(show, controller.signal).catch(() => undefined)
    const timer = setTimeout(begin, DELAY)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])

  return Invitation && <Invitation onClose={() => setInvitation(null)} />
}
