import { DataError } from '@/lib/errors'

/**
 * How a call went that the database may refuse: `refused` to this person, or about somebody who is not there any more;
 * `conflict` with what the function's comment says; `busy` after too many.
 */
export type RpcOutcome = 'done' | 'refused' | 'conflict' | 'busy'

const OUTCOMES: Record<string, RpcOutcome> = {
  PT403: 'refused',
  PT404: 'refused',
  PT422: 'refused',
  PT409: 'conflict',
  PT429: 'busy',
}

/** @throws DataError for an error that no function raises on purpose. */
export function rpcOutcome(operation: string, error: { code: string } | null): RpcOutcome {
  if (!error) return 'done'
  const outcome = OUTCOMES[error.code]
  if (!outcome) throw new DataError(operation, { cause: error })
  return outcome
}

/** PostgreSQL's codes for what policies do not let a person do, and for a record that is gone. */
const REFUSALS = ['42501', '23503']

/** Whether a write failed because this person may not, or because what it points to is not there any more. */
export const isRefused = (error: { code: string } | null): boolean =>
  error !== null && REFUSALS.includes(error.code)
