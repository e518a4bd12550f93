'use client'

import { useEffect, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Viewer } from '@/lib/auth/account'
import { paths } from '@/lib/paths'
import { GetStartedButton } from './get-started-button'
import { useLogOut } from './use-log-out'
import { useViewer } from './use-viewer'

type MobileAccountProps = { open: boolean; close: () => void }

export function MobileAccount({ open, close }: MobileAccountProps) {
  const viewer = useViewer()
  if (viewer) return <SignedIn viewer={viewer} open={open} close={close} />
  return (
    <div className="mt-auto grid grid-cols-1 gap-3">
      <GetStartedButton size="lg" />
      <a href={paths.login()} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
        Log In
      </a>
    </div>
  )
}

function SignedIn({ viewer, open, close }: MobileAccountProps & { viewer: Viewer }) {
  const email = useViewerEmail(open)
  const { logOut, pending } = useLogOut()
  const name = viewer.name || 'User'
  const initial = (viewer.name || email || name).charAt(0).toUpperCase()

  return (
    <div className="mt-auto grid grid-cols-1 gap-3">
      <div className="mb-3 flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full border border-input font-display text-xl font-semibold"
        >
          {initial}
        </span>
        <p className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block min-h-5 truncate text-sm text-muted-foreground">{email}</span>
        </p>
      </div>
      <a
        href={viewer.role ? paths.roleHome(viewer.role) : paths.dashboard()}
        className={buttonVariants({ size: 'lg' })}
      >
        Dashboard
      </a>
      <button
        type="button"
        disabled={pending}
        onClick={() => {
          // The open panel would cover the toast.
          close()
          logOut()
        }}
        className={buttonVariants({ variant: 'outline', size: 'lg' })}
      >
        Log Out
      </button>
    </div>
  )
}

/** Null until loaded. The readable cookie has no email. */
function useViewerEmail(wanted: boolean): string | null {
  const [email, setEmail] = useState<string | null>(null)

  useEffect(() => {
    if (!wanted || email !== null) return
    const request = new AbortController()
    fetchEmail(request.signal).then(setEmail, () => setEmail(null))
    return () => request.abort()
  }, [wanted, email])

  return email
}

async function fetchEmail(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(paths.viewer(), { signal })
  if (!response.ok) return null
  const { email } = (await response.json()) as { email?: unknown }
  return typeof email === 'string' ? email : null
}
