import type { FlashCode } from '@/lib/auth/flash'

/** 'conflict': another user moved the card before. 'refused': the card is gone or the user may not move it. */
export type CardMoveOutcome<Position> =
  { kind: 'moved' } | ({ kind: 'conflict' } & Position) | { kind: 'refused' }

export type CardMoveResult = { isMoved: true } | { isMoved: false; problem: string }

/** @param nameColumn label of the column that the card is in now */
export function toCardMoveResult<Position>(
  outcome: CardMoveOutcome<Position>,
  nameColumn: (conflict: Position) => string,
): CardMoveResult {
  switch (outcome.kind) {
    case 'moved':
      return { isMoved: true }
    case 'conflict':
      return { isMoved: false, problem: `Someone else moved it to ${nameColumn(outcome)}` }
    case 'refused':
      return { isMoved: false, problem: 'Nothing was changed' }
  }
}

/** For forms that were posted without JavaScript. */
export const MOVE_FLASHES = {
  moved: 'card-moved',
  conflict: 'changed-meanwhile',
  refused: 'not-changed',
} as const satisfies Record<CardMoveOutcome<unknown>['kind'], FlashCode>
