export type ListColumn = {
  label: string
  /** Rows can be put in its order; this way first. */
  sort?: 'up' | 'down'
  /** Not there unless somebody asks for it. */
  isExtra?: true
}

export type ListFilter = {
  label: string
  /** What stands for no choice, as in 'Any status'. */
  any: string
  /** Whether a value of the address can be one of this filter's. */
  accepts: (value: string) => boolean
}

/** What can be asked of a list, whosever rows they are. The first column names the row and is always there. */
export type ListSpec<Column extends string = string, Filter extends string = string> = {
  /** In saved views and file names. */
  name: string
  /** What the rows are, as in 'ad group' and 'ad groups'. */
  nouns: [one: string, many: string]
  /** Which of the rows' texts are searched. */
  searched: string
  columns: Record<Column, ListColumn>
  filters: Record<Filter, ListFilter>
  /** The order of rows when none was asked for. */
  order: { by: NoInfer<Column>; isDescending: boolean }
}

/** What somebody asks of a list: all of it is in the address. */
export type ListQuery<Column extends string = string, Filter extends string = string> = {
  text: string
  filters: Partial<Record<Filter, string>>
  sort: Column
  isDescending: boolean
  /** Those that are shown, in the list's own order. */
  columns: Column[]
  /** From 1. */
  page: number
}

export type FilterOption = { value: string; label: string }
