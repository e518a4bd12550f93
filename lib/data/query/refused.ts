/** PostgreSQL's codes for what policies do not let a person do, and for a record that is gone. */
const REFUSALS = ['42501', '23503']

/** Whether a write failed because this person may not, or because what it points to is not there any more. */
export const isRefused = (error: { code: string } | null): boolean =>
  error !== null && REFUSALS.includes(error.code)
