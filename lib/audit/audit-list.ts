import { choiceFilter, isUuid, type ListSpec } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { isDay } from '@/lib/time/days'
import { AUDIT_ACTION_LABELS } from './labels'

/** Days are in the company's time zone. */
const day = { accepts: isDay, isDay: true } as const

export const AUDIT_LIST = {
  name: 'audit-log',
  nouns: ['change', 'changes'],
  searchLabel: 'Person or record',
  columns: {
    what: { label: 'What happened' },
    changes: { label: 'Changed' },
    person: { label: 'Person', isHiddenByDefault: true },
    actedAs: { label: 'As', isHiddenByDefault: true },
    table: { label: 'Kind', isHiddenByDefault: true },
    when: { label: 'When', sort: 'down' },
  },
  filters: {
    person: { label: 'Person', anyLabel: 'Anyone', accepts: isUuid },
    table: { label: 'Kind', anyLabel: 'Any kind', accepts: (value) => /^[a-z_]{1,63}$/.test(value) },
    action: choiceFilter('Action', 'Any action', AUDIT_ACTION_LABELS),
    from: { label: 'From', anyLabel: '', ...day },
    to: { label: 'To', anyLabel: '', ...day },
    /** One record with what belongs to it. No field shows it. */
    record: { label: 'Record', anyLabel: 'Any record', accepts: isUuid },
  },
  order: { by: 'when', isDescending: true },
} as const satisfies ListSpec

export type AuditColumn = keyof typeof AUDIT_LIST.columns
export type AuditFilter = keyof typeof AUDIT_LIST.filters

export const auditPath = (filters: Partial<Record<AuditFilter, string>>): string =>
  staffPaths.auditLog(new URLSearchParams(filters))
