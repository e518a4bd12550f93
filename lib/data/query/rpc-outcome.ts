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
