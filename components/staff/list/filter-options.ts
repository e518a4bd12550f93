import type { FilterOption } from '@/lib/list/types'

export const labelled = (labels: Record<string, string>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const named = (records: { id: string; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: id, label: name }))
