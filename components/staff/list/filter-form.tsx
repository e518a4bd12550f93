'use client'

import { cx } from 'class-variance-authority'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type ReactNode, useEffect, useRef, useTransition } from 'react'
import { fieldLook } from '@/components/ui/input'
import type { FilterOption } from '@/lib/list/query'

type Props = {
  /** Path of the list. */
  action: string
  /** Query of the current URL. */
  search: string
  label: string
  /** Values by field that are left out of the URL; several values are joined by commas. */
  defaults: Record<string, string>
  className?: string
  children: ReactNode
}

/** A GET form. With JavaScript it submits on every choice and leaves default values out of the URL. */
export function FilterForm({ action, search, label, defaults, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  /** Fields that somebody typed in while an answer was on its way. */
  const typed = useRef(new Set<HTMLInputElement>())

  // Keeps the fields equal to the URL after back and forward.
  useEffect(() => {
    const words = [...typed.current].map((field) => [field, field.value] as const)
    form.current?.reset()
    for (const [field, value] of words) field.value = value
    // React applies `defaultValue` of a select only once.
    const params = new URLSearchParams(search)
    for (const select of form.current?.querySelectorAll('select') ?? []) {
      select.value = params.get(select.name) ?? ''
    }
  }, [search])

  function navigate(element: HTMLFormElement) {
    typed.current.clear()
    const params = new URLSearchParams()
    const fields = [...new FormData(element)].filter((field): field is [string, string] => field[1] !== '')
    for (const [name, values] of Map.groupBy(fields, ([name]) => name)) {
      if (values.map(([, value]) => value).join() === defaults[name]) continue
      for (const [, value] of values) params.append(name, value)
    }
    startTransition(() => router.push(params.size > 0 ? `${action}?${params}` : action, { scroll: false }))
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      aria-busy={isPending}
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        navigate(event.currentTarget)
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) navigate(event.currentTarget)
        else if (event.target instanceof HTMLInputElement && event.target.type === 'search')
          typed.current.add(event.target)
      }}
      className={className}
    >
      {children}
    </form>
  )
}

type FilterSelectProps = Omit<ComponentProps<'select'>, 'children' | 'defaultValue'> & {
  anyLabel: string
  options: readonly FilterOption[]
  selected: string | null
}

/** A client component, so that long option lists are sent as data and not as markup. */
export const FilterSelect = ({ anyLabel, options, selected, className, ...props }: FilterSelectProps) => (
  <select {...props} defaultValue={selected ?? ''} className={cx(fieldLook, 'h-11', className)}>
    <option value="">{anyLabel}</option>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
