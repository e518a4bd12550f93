/** A version to look at: where it is, and what people know it by. */
export type Side = { source: string; name: string }

export type Pair = { left: Side; right: Side }
