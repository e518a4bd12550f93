import { withQuery } from './staff-paths'

/** The addresses of a collection whose list is at `path`. */
export const collectionPaths = (path: string) => ({
  list: (query?: URLSearchParams) => withQuery(path, query),
  export: (query: URLSearchParams) => withQuery(`${path}/export.csv`, query),
  new: `${path}/new`,
  record: (id: string) => `${path}/${id}`,
})
