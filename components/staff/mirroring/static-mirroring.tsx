import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { viewerChanged } from '@/components/site/use-viewer'
import { toMirroringRecord, type Mirroring } from '@/lib/auth/mirroring-state'
import type { Viewer } from '@/lib/auth/viewer-cookie'
import { paths } from '@/lib/paths'
import { MirroringBar } from './mirroring-bar'
import { useMirroringRecord } from './use-mirroring-record'

type Props = Pick<Viewer, 'role'> & { label: string }

/** The banner of pages that are the same for everyone; those of the portal bring their own. */
export function StaticMirroring(props: Props) {
  if (usePathname().startsWith(paths.dashboard())) return null
  return <CookieBar key={props.label} {...props} />
}

/** Shows what the cookie says, until the server has said how it is. */
function CookieBar({ label, role }: Props) {
  const [mirroring, setMirroring] = useState<Mirroring | null>(null)

  useEffect(() => {
    const request = new AbortController()
    const loadMirroring = async () => {
      setMirroring(await fetchMirroring(request.signal))
      // The answer has brought the cookie up to date: without mirroring this bar goes.
      viewerChanged()
    }
    loadMirroring().catch(() => undefined)
    return () => request.abort()
  }, [])

  return mirroring ? <VerifiedBar mirroring={mirroring} /> : <MirroringBar label={label} role={role} />
}

function VerifiedBar({ mirroring }: { mirroring: Mirroring }) {
  useMirroringRecord(toMirroringRecord(mirroring), viewerChanged)
  return <MirroringBar {...mirroring} />
}

async function fetchMirroring(signal: AbortSignal): Promise<Mirroring | null> {
  const response = await fetch(paths.viewer(), { signal })
  if (!response.ok) throw new Error(`The viewer is not known: ${response.status}`)
  const { mirroring } = (await response.json()) as { mirroring?: Mirroring | null }
  return mirroring ?? null
}
