/** Characters. */
export const MIN_PASSWORD = 12

/** Bytes: bcrypt ignores what follows, and auth servers reject longer passwords. */
export const MAX_PASSWORD_BYTES = 72
