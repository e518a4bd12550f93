import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { viewerChanged } from '@/components/site/use-viewer'
import type { Mirroring, Viewer } from '@/lib/auth/account'
import { paths } from '@/lib/paths'
import { MirroringBar } from './mirroring-bar'
import { useMirroringRecord } from './use-mirroring-record'

type Props = Pick<Viewer, 'role'> & { label: string }

/** For static pages; the portal renders its own banner. */
export function StaticMirroring(props: Props) {
  if (usePathname().startsWith(paths.dashboard())) return null
  return <CookieBar key={props.label} {...props} />
}

/** Shows the cookie's values until the server has confirmed them. */
function CookieBar({ label, role }: Props) {
  const [mirroring, setMirroring] = useState<Mirroring | null>(null)

  useEffect(() => {
    const request = new AbortController()
    const loadMirroring = async () => {
      setMirroring(await fetchMirroring(request.signal))
      // The response updated the cookie. Without mirroring the bar disappears.
      viewerChanged()
    }
    loadMirroring().catch(() => undefined)
    return () => request.abort()
  }, [])

  return mirroring ? <VerifiedBar mirroring={mirroring} /> : <MirroringBar label={label} role={role} />
}

function VerifiedBar({ mirroring }: { mirroring: Mirroring }) {
  useMirroringRecord(mirroring, viewerChanged)
  return <MirroringBar {...mirroring} />
}

async function fetchMirroring(signal: AbortSignal): Promise<Mirroring | null> {
  const response = await fetch(paths.viewer(), { signal })
  if (!response.ok) throw new Error(`The viewer is not known: ${response.status}`)
  const { mirroring } = (await response.json()) as { mirroring?: Mirroring | null }
  return mirroring ?? null
}
