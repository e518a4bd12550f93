import type { NamedFile } from './file-names'
import type { AdFeedback, SeenFiles } from './types'

/** What the client has decided about an ad. */
export type Decision = 'approved' | 'changes' | 'open'

export function decisionOf({ approval, wantsChanges }: AdFeedback): Decision {
  if (wantsChanges) return 'changes'
  return approval?.isCurrent ? 'approved' : 'open'
}

export const seenFiles = (feedback: AdFeedback): SeenFiles => ({
  static: feedback.static?.sha256 ?? null,
  motion: feedback.motion?.sha256 ?? null,
})

export type ApprovedFile = { name: string; version: number }

/** `files`: those of the ad. */
export const approvedFiles = (feedback: AdFeedback, files: readonly NamedFile[]): ApprovedFile[] =>
  files.map(({ name, kind }) => ({ name, version: feedback[kind]?.version ?? 1 }))
