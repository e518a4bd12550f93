'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { fieldLook } from '@/components/ui/input'
import type { FilterOption } from '@/lib/list/query'

type Props = Omit<ComponentProps<'select'>, 'children' | 'defaultValue'> & {
  /** What stands for no choice. */
  anyLabel: string
  options: readonly FilterOption[]
  /** Null: no choice. */
  selected: string | null
}

/** Part of a form that asks a list by its address. Drawn on the client too, so that long choices are sent as data. */
export const FilterSelect = ({ anyLabel, options, selected, className, ...props }: Props) => (
  <select {...props} defaultValue={selected ?? ''} className={cx(fieldLook, 'h-11', className)}>
    <option value="">{anyLabel}</option>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
