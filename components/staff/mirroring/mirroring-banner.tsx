'use client'

import { toMirroringRecord, type Mirroring } from '@/lib/auth/mirroring-state'
import { paths } from '@/lib/paths'
import { MirroringBar } from './mirroring-bar'
import { useMirroringRecord } from './use-mirroring-record'

/** Everything in sight is another person's now: asked for afresh from where everyone starts. */
const reloadPortal = () => location.assign(paths.dashboard())

/**
 * For the portal, on all of its pages: also where nobody is mirrored, to notice when another tab begins.
 *
 * @param mirroring null for whoever acts as themselves
 */
export function MirroringBanner({ mirroring }: { mirroring: Mirroring | null }) {
  useMirroringRecord(mirroring && toMirroringRecord(mirroring), reloadPortal)
  return mirroring && <MirroringBar {...mirroring} />
}
