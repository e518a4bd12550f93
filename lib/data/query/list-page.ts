/** One page of a list that is longer than a screen. */
export type ListPage<Row> = { rows: Row[]; total: number; pageCount: number }

/** `count` is what the database counted over all pages. */
export function toListPage<Row>(rows: Row[], count: number | null, pageSize: number): ListPage<Row> {
  const total = count ?? 0
  return { rows, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) }
}
