'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Where a letter is a letter. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog[open] *'

/** The letters of lists: j and k go from row to row, x chooses one, / goes to the search. Enter opens, as everywhere. */
export function RowKeys({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function move(step: 1 | -1) {
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const row = document.activeElement?.closest('tr')
      const index = links.findIndex((link) => link.closest('tr') === row)
      const next = index < 0 ? (step > 0 ? 0 : links.length - 1) : index + step
      links[next]?.focus()
    }
    const choose = () => {
      const row = document.activeElement?.closest('tr')
      if (row && list.current?.contains(row)) row.querySelector<HTMLElement>('input[name="id"]')?.click()
    }
    const search = () => document.querySelector<HTMLElement>('[data-list-search]')?.focus()
    const keys: Record<string, () => void> = { j: () => move(1), k: () => move(-1), x: choose, '/': search }

    const onKeyDown = (event: KeyboardEvent) => {
      const act = Object.hasOwn(keys, event.key) && keys[event.key]
      const isTyping = event.target instanceof Element && event.target.matches(TYPING)
      if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <div
      ref={list}
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative rounded-md border bg-card md:overflow-x-auto"
    >
      {children}
    </div>
  )
}
