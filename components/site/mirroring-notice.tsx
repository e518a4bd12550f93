'use client'

import { useEffect, useState } from 'react'
import { useViewer } from './use-viewer'

const load = async () => (await import('@/components/staff/mirroring/static-mirroring')).StaticMirroring

/** Mounted once, in the root layout. All but a few bytes are for super admins who look through somebody's eyes. */
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
