'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'

const PAUSE = 350

type Props = { action: string; label: string; submit: string; children: ReactNode }

/** A GET form. With JavaScript the results follow while somebody types. */
export function LiveForm({ action, label, submit, children }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  function show(form: HTMLFormElement) {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value)
    startTransition(() => router.replace(`${action}?${query}`, { scroll: false }))
  }

  return (
    <form
      action={action}
      aria-label={label}
      className="grid gap-5"
      onInput={({ currentTarget }) => {
        clearTimeout(waiting.current)
        waiting.current = setTimeout(() => show(currentTarget), PAUSE)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(waiting.current)
        show(event.currentTarget)
      }}
    >
      {children}
      <div className="flex items-center gap-4">
        <Button type="submit">{submit}</Button>
        <p role="status" className="text-sm text-muted-foreground">
          {isPending ? 'Calculating…' : ''}
        </p>
      </div>
    </form>
  )
}
