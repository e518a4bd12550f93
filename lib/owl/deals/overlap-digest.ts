import { createHash } from 'node:crypto'
import type { Overlap } from './overlaps'

/** Names what somebody was shown, so that a confirmation is for that and nothing else. */
export const overlapDigest = (overlaps: readonly Overlap[]): string =>
  createHash('sha256').update(JSON.stringify(overlaps)).digest('base64url').slice(0, 22)
