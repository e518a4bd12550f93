'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { StaffLink } from '@/components/staff/staff-link'

const CELL_CLASS = 'px-3 py-2.5 align-middle xl:px-4'

type Row = {
  id: string
  href: string
  title: string
  /** One per label. */
  cells: ReactNode[]
}

type Props = {
  rows: Row[]
  /** Without the first column. */
  labels: string[]
  canSelect: boolean
  /** Of the first column. */
  isNumber?: boolean
}

/** A client component, so that the class names of cells are sent once and not with each cell. */
export function ListRows({ rows, labels, canSelect, isNumber }: Props) {
  return rows.map(({ id, href, title, cells }) => (
    <tr
      key={id}
      role="row"
      data-item
      className="group/row hover:bg-secondary/50 has-[:checked]:bg-accent/60 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:p-4"
    >
      {canSelect && (
        <td role="cell" className={`${CELL_CLASS} w-12 max-md:row-span-12 max-md:w-auto max-md:p-0`}>
          <input
            type="checkbox"
            name="id"
            value={id}
            aria-label={`Select ${title}`}
            className="block size-6 accent-primary"
          />
        </td>
      )}
      <th
        role="rowheader"
        scope="row"
        className={`${CELL_CLASS} text-left font-medium ${isNumber ? 'whitespace-nowrap' : 'wrap-break-word'} max-md:col-start-2 max-md:p-0 max-md:pb-1 max-md:text-base`}
      >
        <StaffLink href={href} data-row className="underline-offset-4 hover:underline">
          {title}
        </StaffLink>
      </th>
      {labels.map((label, column) => (
        <td
          key={label}
          role="cell"
          className={`${CELL_CLASS} wrap-break-word max-md:col-start-2 max-md:flex max-md:gap-3 max-md:px-0 max-md:py-0.5 max-md:wrap-anywhere`}
        >
          <span aria-hidden="true" className="w-20 shrink-0 text-muted-foreground md:hidden">
            {label}
          </span>
          {cells[column]}
        </td>
      ))}
    </tr>
  ))
}

const EDITABLE = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog[open] *'

type RowShortcutsProps = { label: string; className?: string; children: ReactNode }

/** j and k move between rows, x selects a row, / focuses the search field. */
export function RowShortcuts({ label, className, children }: RowShortcutsProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function move(step: 1 | -1) {
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const row = document.activeElement?.closest('[data-item]')
      const index = links.findIndex((link) => link.closest('[data-item]') === row)
      const next = index < 0 ? (step > 0 ? 0 : links.length - 1) : index + step
      links[next]?.focus()
    }
    const select = () => {
      const row = document.activeElement?.closest('[data-item]')
      if (row && list.current?.contains(row)) row.querySelector<HTMLElement>('input[name="id"]')?.click()
    }
    const search = () => document.querySelector<HTMLElement>('[data-list-search]')?.focus()
    const keys: Record<string, () => void> = { j: () => move(1), k: () => move(-1), x: select, '/': search }

    const onKeyDown = (event: KeyboardEvent) => {
      const action = Object.hasOwn(keys, event.key) && keys[event.key]
      const isTyping = event.target instanceof Element && event.target.matches(EDITABLE)
      if (!action || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <div
      ref={list}
      data-items
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cx('relative', className)}
    >
      {children}
    </div>
  )
}
