/** A failed read or write. Never shown to a visitor; `operation` names the function, as in `users.invite`. */
export class DataError extends Error {
  readonly operation: string

  constructor(operation: string, options?: ErrorOptions) {
    super(`${operation} failed`, options)
    this.name = 'DataError'
    this.operation = operation
  }
}

/** The `digest` of an error of the guard, which is all that the browser learns of it. */
export const UNVERIFIED = 'unverified'

/**
 * The result of a database function that may refuse. `refused`: this person may not, or the record does not exist any more.
 * `conflict`: see the comment of the function. `busy`: the rate limit is reached.
 */
export type RpcOutcome = 'done' | 'refused' | 'conflict' | 'busy'

/** Error code of a database function that refuses because of a rate limit. */
export const RATE_LIMITED = 'PT429'

/** Error code of a database function or trigger for a change that leaves a record incomplete, or makes no sense. */
export const INCOMPLETE = 'PT422'

/** Error code of a database function or trigger that another record is in the way of. Its message is for the reader. */
export const CONFLICT = 'PT409'

/** Error code of a database function for a letter to somebody who asked us not to write. */
export const UNWANTED_LETTER = 'PT451'

const OUTCOMES: Record<string, RpcOutcome> = {
  PT403: 'refused',
  PT404: 'refused',
  [INCOMPLETE]: 'refused',
  [CONFLICT]: 'conflict',
  [RATE_LIMITED]: 'busy',
}

/** @throws DataError for an error that no function raises on purpose. */
export function rpcOutcome(operation: string, error: { code: string } | null): RpcOutcome {
  if (!error) return 'done'
  const outcome = OUTCOMES[error.code]
  if (!outcome) throw new DataError(operation, { cause: error })
  return outcome
}

/** PostgreSQL's codes for a value that another row has, and for a reference to a row that does not exist. */
export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'

/** The first is PostgreSQL's code for a write that row level security forbids. */
const REFUSALS = ['42501', FOREIGN_KEY_VIOLATION]

/** True when a write failed because this person may not, or because a referenced record does not exist any more. */
export const isRefused = (error: { code: string } | null): boolean =>
  error !== null && REFUSALS.includes(error.code)
