/** Another deal that a moved one would meet; `text` says where, when and who wins. */
type MetDeal = { id: string; title: string; text: string }

type RefusedMove = { outcome: 'refused'; problem: string }

export type CheckedMove =
  | RefusedMove
  /** `shown` names the overlaps. A save posts it. */
  | { outcome: 'checked'; isPlanned: boolean; overlaps: MetDeal[]; shown: string }

export type SavedMove = RefusedMove | { outcome: 'saved'; version: number }
