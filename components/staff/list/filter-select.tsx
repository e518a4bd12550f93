'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { fieldLook } from '@/components/ui/input'
import type { FilterOption } from '@/lib/list/query'

type Props = Omit<ComponentProps<'select'>, 'children' | 'defaultValue'> & {
  anyLabel: string
  options: readonly FilterOption[]
  selected: string | null
}

/** A client component, so that long option lists are sent as data and not as markup. */
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
