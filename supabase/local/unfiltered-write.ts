const TABLE = /^\/rest\/v1\/(?!rpc\/)/
/** Parameters of PostgREST that choose no rows, and the key, which may be in the address. */
const NO_FILTER = new Set(['apikey', 'select', 'columns', 'order', 'limit', 'offset', 'on_conflict'])
/** A column, with a path into its JSON, or a group of conditions. `contacts.id` is about an embedded table: it chooses no row of this one. */
const OF_THE_TABLE = /^("[^"]+"|[^".]+?)(->.*)?$|^not\.(and|or)$/

const isFilter = (name: string) => !NO_FILTER.has(name) && OF_THE_TABLE.test(name)

/** A change or deletion of all rows of a table, which hosted projects refuse as well (their roles load `safeupdate`). */
export const isUnfilteredWrite = (method: string | undefined, url: URL): boolean =>
  (method === 'PATCH' || method === 'DELETE') &&
  TABLE.test(url.pathname) &&
  ![...url.searchParams.keys()].some(isFilter)
