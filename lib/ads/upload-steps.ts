import type { AdKind } from './types'

/** The first of two steps: where the browser may put the file. `path` names it in the second one. */
export type BegunUpload = { problem: string } | { problem: null; path: string; address: string }

/** Null: the ad uses the file now. */
export type FinishedUpload = { problem: string | null }

/** Bound to an ad. */
export type UploadActions = {
  begin: (kind: AdKind, file: { type: string; size: number }) => Promise<BegunUpload>
  finish: (path: string, fileName: string) => Promise<FinishedUpload>
}
