import { adFill } from './ad-fill/ad-fill'
import { bulkChange } from './bulk-change'
import { filmCheck } from './film-check'
import type { JobHandler } from './job'
import { owlImport } from './owl-import'
import { placeImport } from './place-import'
import { announceArticles, publishArticles } from './publish-articles'
import { quoteDeadlines } from './quote-deadlines'
import { renditions } from './renditions/renditions'
import { searchHealth } from './search-health/search-health'
import { sweep } from './sweep'
import { taskReminders } from './task-reminders'
import { unconfirmedCalls } from './unconfirmed-calls'
import { staleFiles, videoFiles } from './video-files'

/** Who does which kind of job. */
export const HANDLERS = {
  'ad-fill': adFill,
  'announce-articles': announceArticles,
  'bulk-change': bulkChange,
  'film-check': filmCheck,
  'owl-import': owlImport,
  'place-import': placeImport,
  'publish-articles': publishArticles,
  'quote-deadlines': quoteDeadlines,
  renditions,
  'search-health': searchHealth,
  'stale-files': staleFiles,
  sweep,
  'task-reminders': taskReminders,
  'unconfirmed-calls': unconfirmedCalls,
  'video-files': videoFiles,
} as const satisfies Record<string, JobHandler>

export type JobKind = keyof typeof HANDLERS
