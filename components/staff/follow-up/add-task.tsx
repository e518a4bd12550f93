'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'

/** Open where the address asks for it, as that of the palette does. */
export function AddTask({ children }: { children: ReactNode }) {
  const isAsked = useSearchParams().get('add') === 'task'
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [isAsked])
  return (
    <details className="group/add" open={isAsked}>
      <summary
        className={buttonVariants({
          variant: 'outline',
          size: 'sm',
          className: 'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        Add a task
      </summary>
      <div ref={form} className="mt-4 rounded-md border p-4">
        {children}
      </div>
    </details>
  )
}
