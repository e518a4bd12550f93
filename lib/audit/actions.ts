/** What the log records: changes of rows, and the comings and goings of mirroring. */
export const AUDIT_ACTIONS = ['insert', 'update', 'delete', 'start', 'stop', 'expire'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  insert: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  start: 'Mirroring started',
  stop: 'Mirroring stopped',
  expire: 'Mirroring expired',
}
