'use client'

import type { Mirroring } from '@/lib/auth/account'
import { paths } from '@/lib/paths'
import { MirroringBar } from './mirroring-bar'
import { useMirroringRecord } from './use-mirroring-record'

/** All content belongs to another user now, so the portal starts again from its first page. */
const reloadPortal = () => location.assign(paths.dashboard())

/** Mounted also without mirroring, to notice when another tab starts it. */
export function MirroringBanner({ mirroring }: { mirroring: Mirroring | null }) {
  useMirroringRecord(mirroring, reloadPortal)
  return mirroring && <MirroringBar {...mirroring} />
}
