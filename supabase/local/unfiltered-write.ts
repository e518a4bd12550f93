const TABLE = /^\/rest\/v1\/(?!rpc\/)/
/** Parameters of PostgREST that choose no rows, and the key, which may be in the address. */
const NO_FILTER = new Set(['apikey', 'select', 'columns', 'order', 'limit', 'offset', 'on_conflict'])

/** A change or deletion of all rows of a table, which hosted projects refuse as well (their roles load `safeupdate`). */
export const isUnfilteredWrite = (method: string | undefined, url: URL): boolean =>
  (method === 'PATCH' || method === 'DELETE') &&
  TABLE.test(url.pathname) &&
  [...url.searchParams.keys()].every((name) => NO_FILTER.has(name))
