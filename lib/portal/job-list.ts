import { choiceFilter, type ListSpec } from '@/lib/list/query'
import { toLabel } from '@/lib/text/format'
import { hasKey } from '@/lib/text/untrusted'

export const JOB_STATUS_LABELS = {
  queued: 'Waiting',
  running: 'Running',
  failed: 'Failed',
  done: 'Done',
} as const
export type JobStatus = keyof typeof JOB_STATUS_LABELS

/** Every kind that has a handler. */
export const JOB_KIND_LABELS = {
  'ad-fill': 'Ads from a template',
  'announce-articles': 'Article announcements',
  'bulk-change': 'Change of many rows',
  'film-check': 'Check of a film',
  'owl-import': 'Import in the owl area',
  'place-import': 'Import of place pages',
  'publish-articles': 'Scheduled articles',
  'quote-deadlines': 'Deadlines of quotes',
  renditions: 'Sizes of a film',
  'search-health': 'Search health',
  'stale-files': 'Old files of videos',
  sweep: 'Routine cleanup',
  'task-reminders': 'Task reminders',
  'unconfirmed-calls': 'Calls that nobody confirmed',
  'video-files': 'Files of a video',
} as const

export const jobKindLabel = (kind: string): string =>
  hasKey(JOB_KIND_LABELS, kind) ? JOB_KIND_LABELS[kind] : toLabel(kind)

export const JOB_LIST = {
  name: 'jobs',
  nouns: ['job', 'jobs'],
  searchLabel: 'Kind, failure or person',
  columns: {
    kind: { label: 'Work', sort: 'up' },
    status: { label: 'Status' },
    owner: { label: 'Started by' },
    attempts: { label: 'Tries' },
    duration: { label: 'Took', sort: 'down' },
    failure: { label: 'Failure' },
    created: { label: 'Requested', sort: 'down' },
    started: { label: 'Started', isHiddenByDefault: true },
    finished: { label: 'Ended', isHiddenByDefault: true },
  },
  filters: {
    status: choiceFilter('Status', 'Any status', {
      ...JOB_STATUS_LABELS,
      lately: 'Failed within 7 days',
    }),
    kind: choiceFilter('Work', 'Any work', JOB_KIND_LABELS),
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type JobColumn = keyof typeof JOB_LIST.columns
export type JobFilter = keyof typeof JOB_LIST.filters

export const JOB_CHANGE_LABELS = { retry: 'Try again', stop: 'Stop' } as const
export type JobChange = keyof typeof JOB_CHANGE_LABELS
