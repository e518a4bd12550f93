/** Characters. */
export const MIN_PASSWORD = 12

/** Bytes: what is hashed ends there, and auth servers refuse what is longer. */
export const MAX_PASSWORD_BYTES = 72
