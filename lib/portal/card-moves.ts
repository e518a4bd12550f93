import type { FlashCode } from '@/lib/auth/flash'

/** How the move of a card went: a stale one stands elsewhere by now, a refused one is gone or not this person's to move. */
export type CardMoveOutcome<Position> =
  { kind: 'moved' } | ({ kind: 'stale' } & Position) | { kind: 'refused' }

/** What a board is told. */
export type CardMoveResult = { isMoved: true } | { isMoved: false; problem: string }

/** @param nameColumn where a stale card is, in words */
export function toCardMoveResult<Elsewhere>(
  outcome: CardMoveOutcome<Elsewhere>,
  nameColumn: (stale: Elsewhere) => string,
): CardMoveResult {
  switch (outcome.kind) {
    case 'moved':
      return { isMoved: true }
    case 'stale':
      return { isMoved: false, problem: `Somebody moved it to ${nameColumn(outcome)} meanwhile` }
    case 'refused':
      return { isMoved: false, problem: 'Nothing was changed' }
  }
}

/** The same where no script was there to be told. */
export const MOVE_FLASHES = {
  moved: 'card-moved',
  stale: 'changed-meanwhile',
  refused: 'not-changed',
} as const satisfies Record<CardMoveOutcome<unknown>['kind'], FlashCode>
