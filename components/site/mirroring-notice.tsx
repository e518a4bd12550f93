'use client'

import { useEffect, useState } from 'react'
import { useViewer } from './use-viewer'

const load = async () => (await import('@/components/staff/mirroring/static-mirroring')).StaticMirroring

/** Loads its banner only for mirroring super admins. */
export function MirroringNotice() {
  const viewer = useViewer()
  const label = viewer?.mirroring
  const [banner, setBanner] = useState<{ Banner: Awaited<ReturnType<typeof load>> }>()

  useEffect(() => {
    if (!label) return
    load().then(
      (Banner) => setBanner({ Banner }),
      () => undefined,
    )
  }, [label])

  return banner && label && <banner.Banner label={label} role={viewer.role} />
}
