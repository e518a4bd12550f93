'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { formatCount } from '@/lib/text/format'

type Props = {
  nouns: [one: string, many: string]
  /** Rows on all pages. */
  total: number
  /** Maximum number of rows per change. */
  limit: number
  /** Submit buttons of the form around the list. */
  children: ReactNode
}

/** CSS shows the bar as soon as a row is selected, also without JavaScript, which only counts. */
export function BulkBar({ nouns: [one, many], total, limit, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [selectedCount, setSelectedCount] = useState(0)
  const [isAllSelected, setAllSelected] = useState(false)

  useEffect(() => {
    const form = bar.current?.closest('form')
    const count = () => {
      const checked = form?.querySelectorAll('input[name="id"]:checked').length ?? 0
      setSelectedCount(checked)
      if (checked === 0) setAllSelected(false)
    }
    count()
    form?.addEventListener('change', count)
    return () => form?.removeEventListener('change', count)
  }, [])

  const rows = () =>
    bar.current?.closest('form')?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? []
  function selectRows(isChosen: boolean) {
    for (const row of rows()) row.checked = isChosen
    bar.current?.closest('form')?.dispatchEvent(new Event('change'))
  }

  const count = isAllSelected ? total : selectedCount
  return (
    <div
      ref={bar}
      className="sticky bottom-(--bottom-bar,0px) z-10 hidden flex-wrap items-center gap-x-5 gap-y-3 border-t bg-popover px-4 py-3 text-popover-foreground shadow-[0_-4px_16px_rgb(0_0_0/0.12)] group-has-[input[name=id]:checked]/bulk:flex"
    >
      <p role="status" className="font-medium tabular-nums">
        {formatCount(count)} {count === 1 ? one : many} selected
      </p>
      <button
        type="button"
        onClick={() => selectRows(true)}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        Select page
      </button>
      {total > selectedCount && total <= limit && (
        <label className="flex min-h-9 items-center gap-2.5">
          <input
            type="checkbox"
            name="all"
            value={total}
            checked={isAllSelected}
            onChange={(event) => setAllSelected(event.target.checked)}
            className="size-5 accent-primary"
          />
          Select all {formatCount(total)}
        </label>
      )}
      {total > limit && (
        <p className="text-sm text-muted-foreground">
          At most {formatCount(limit)} at once: narrow the list.
        </p>
      )}
      <button
        type="button"
        onClick={() => selectRows(false)}
        className={buttonVariants({ variant: 'ghost', size: 'sm' })}
      >
        Clear
      </button>
      <div className="flex flex-wrap items-center gap-3 sm:ml-auto">{children}</div>
    </div>
  )
}
