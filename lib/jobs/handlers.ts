import type { JobHandler } from './job'
import { renditions } from './renditions/renditions'
import { staleFiles } from './stale-files'
import { sweep } from './sweep'

/** Who does which kind of job. */
export const HANDLERS = {
  renditions,
  'stale-files': staleFiles,
  sweep,
} as const satisfies Record<string, JobHandler>

export type JobKind = keyof typeof HANDLERS
