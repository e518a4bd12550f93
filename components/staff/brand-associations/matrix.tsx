'use client'

import {
  useEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import type { MatrixRow } from '@/lib/owl/brand-matrix/cells'
import { roleAt } from '@/lib/owl/brand-matrix/cells'
import { copyRange } from '@/lib/owl/brand-matrix/changes'
import { actionOfKey, placesOf, type GridAction } from '@/lib/owl/brand-matrix/grid'
import { BRAND_ROLE_LABELS, brandsForRole, isSingleRole, type BrandOption } from '@/lib/owl/brand-roles'
import { owlPaths } from '@/lib/portal/owl-paths'
import { CellEditor } from './cell-editor'
import { MatrixBar } from './matrix-bar'
import { MatrixCards } from './matrix-cards'
import { MatrixTable } from './matrix-table'
import { useMatrix, type MatrixActions } from './use-matrix'

type Props = {
  rows: MatrixRow[]
  brands: BrandOption[]
  /** The day that is shown. */
  day: string
  /** Of the first row, on all pages, counted from 0. */
  first: number
  total: number
  actions: MatrixActions
}

/** What a pointer stands on, as in '3-1'. */
function placeAt(target: EventTarget) {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null
  const [row, column] = (cell?.getAttribute('data-cell') ?? '').split('-').map(Number)
  return row === undefined || column === undefined || Number.isNaN(row) ? null : { row, column }
}

export function Matrix({ rows, brands, day, first, total, actions }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  const matrix = useMatrix({
    rows,
    day,
    brands,
    actions,
    hrefOf: (site) => owlPaths.site(site),
    roleLabels: BRAND_ROLE_LABELS,
  })
  const { grid, dispatch, range, sheet } = matrix
  const { row, column } = grid.focus
  const role = roleAt(column)
  const focused = rows[row]

  // The table and the cards both have the cell; one of them is hidden.
  const cellOf = (row: number, column: number) =>
    [...(frame.current?.querySelectorAll<HTMLElement>(`[data-cell="${row}-${column}"]`) ?? [])].find(
      (element) => element.offsetParent !== null,
    ) ?? null

  useEffect(() => {
    if (!takesFocus.current || grid.isEditing) return
    takesFocus.current = false
    frame.current
      ?.querySelectorAll<HTMLElement>(`[data-cell="${row}-${column}"]`)
      .forEach((element) => element.offsetParent && element.focus())
  })

  function act(action: GridAction) {
    takesFocus.current = true
    dispatch(action)
  }

  function handleKey(event: KeyboardEvent) {
    if (grid.isEditing || !placeAt(event.target)) return
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (key === 'enter' && column === 0 && focused) return
    if (key === 'delete' || key === 'backspace') matrix.set([])
    else if (isCommand && key === 'd') matrix.fillDown()
    else if (isCommand && key === 'z' && !event.shiftKey) matrix.undo()
    else {
      const action = actionOfKey(event, grid.focus)
      if (!action) return
      act(action)
    }
    event.preventDefault()
  }

  const handleCopy = (event: ClipboardEvent) => {
    if (grid.isEditing) return
    event.clipboardData.setData('text/plain', copyRange(sheet, range))
    event.preventDefault()
  }

  const handlePaste = (event: ClipboardEvent) => {
    if (grid.isEditing) return
    matrix.paste(event.clipboardData.getData('text/plain'))
    event.preventDefault()
  }

  const handlePointer = (event: PointerEvent) => {
    const to = placeAt(event.target)
    if (!to || event.pointerType !== 'mouse') return
    const isDrag = event.type === 'pointerover'
    if (isDrag ? event.buttons === 1 : event.button === 0)
      act({ type: 'go', to, extend: isDrag || event.shiftKey })
  }

  /** A finger chooses with the first touch and edits with the second; a card edits at once. */
  const handleClick = (event: MouseEvent) => {
    const to = placeAt(event.target)
    const isTouch =
      event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType !== 'mouse'
    if (!to || to.column === 0) return
    const isCard = event.target instanceof Element && event.target.closest('button') !== null
    const isChosen = to.row === row && to.column === column
    if (isCard || (isTouch && isChosen)) {
      act({ type: 'go', to, extend: false })
      act({ type: 'edit' })
    } else if (isTouch) act({ type: 'go', to, extend: false })
  }

  const chosen = placesOf(range).length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MatrixBar matrix={matrix} day={day} chosen={chosen} />
      <div
        ref={frame}
        onKeyDown={handleKey}
        onCopy={handleCopy}
        onPaste={handlePaste}
        onPointerDown={handlePointer}
        onPointerOver={handlePointer}
        onClick={handleClick}
        onDoubleClick={(event) => placeAt(event.target) && act({ type: 'edit' })}
      >
        <MatrixTable matrix={matrix} rows={rows} brands={brands} day={day} first={first} total={total} />
        <MatrixCards matrix={matrix} rows={rows} brands={brands} day={day} />
        {grid.isEditing && focused && role && (
          <CellEditor
            key={`${row}-${column}`}
            label={
              chosen > 1 ? `${chosen} cells` : `${focused.number}, ${BRAND_ROLE_LABELS[role].toLowerCase()}`
            }
            anchor={() => cellOf(row, column)}
            offered={brandsForRole(brands, role)}
            all={brands}
            carried={matrix.shownBrands(focused, column)}
            isMany={!isSingleRole(role)}
            typed={grid.typed}
            onCommit={(ids, next) => {
              if (chosen > 1 || ids.join() !== matrix.shownBrands(focused, column).join()) matrix.set(ids)
              act(
                chosen > 1 ? { type: 'close' } : { type: 'close', [next === 'down' ? 'rows' : 'columns']: 1 },
              )
            }}
            onCancel={() => act({ type: 'close' })}
          />
        )}
      </div>
    </div>
  )
}
