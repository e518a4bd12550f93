'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type ReactNode } from 'react'

type Props = {
  /** Address of the list. */
  action: string
  /** The query of the address that is shown. */
  search: string
  label: string
  /** Fields that need not be in the address as long as they say this, by name, their values joined by commas. */
  defaults: Record<string, string>
  className?: string
  children: ReactNode
}

/** A form that asks by its address; with JavaScript a choice asks at once, and only what was chosen is in the address. */
export function FilterForm({ action, search, label, defaults, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  // The fields say what the address says, whichever way one came there.
  useEffect(() => {
    form.current?.reset()
    // React tells a select its default only once.
    const params = new URLSearchParams(search)
    for (const select of form.current?.querySelectorAll('select') ?? []) {
      select.value = params.get(select.name) ?? ''
    }
  }, [search])

  function navigate(element: HTMLFormElement) {
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
      }}
      className={className}
    >
      {children}
    </form>
  )
}
