import { longDay } from '@/lib/time/long-date'

/** In what a field is edited. */
export type EditControl =
  | { kind: 'line'; maxLength: number }
  | { kind: 'paragraphs' }
  /** `options` are value and label, in the order in which they are offered. */
  | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[] }
  /** A date without a time, which may be left open. */
  | { kind: 'day' }

/** How a value reads that stands beside another. */
export function describeValue(control: EditControl, value: string): string {
  if (value === '') return 'Nothing'
  switch (control.kind) {
    case 'line':
    case 'paragraphs':
      return value
    case 'choice':
      return control.options.find(([option]) => option === value)?.[1] ?? value
    case 'day':
      return longDay(value)
  }
}
