import { cx } from 'class-variance-authority'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { makeDraggable, makeDropTarget } from '@/components/staff/board/drag'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { FieldErrors } from '@/lib/forms/form-state'
import { formatCents } from '@/lib/quotes/money'
import { quoteTotals } from '@/lib/quotes/totals'
import { lineField, type LineKind, type TypedLine, typedPrice } from '@/lib/quotes/typed-quote'

const KIND_LABELS: Record<LineKind, string> = {
  package: 'Package',
  add_on: 'Add-on',
  own: 'Custom line',
  travel: 'Travel',
}

type LineFieldsProps = {
  line: TypedLine
  index: number
  count: number
  errors: FieldErrors
  onChange: (part: Partial<TypedLine>) => void
  /** Another line was dropped on this one. */
  onDropped: (id: string) => void
}

/** Dragged by its handle, so that text in the fields can be selected. */
export function LineFields({ line, index, count, errors, onChange, onDropped }: LineFieldsProps) {
  const { id } = line
  const { row, handle, isOver, isDragged } = useLineDrag(id, onDropped)
  const name = line.title || `Line ${index + 1}`
  const text = (
    field: 'title' | 'quantity' | 'price' | 'discount',
    label: string,
    more: { optional?: boolean; inputMode?: 'decimal' | 'numeric' } = {},
  ) => (
    <Field label={label} error={errors[lineField(id, field)]} optional={more.optional}>
      {(control) => (
        <Input
          {...control}
          name={lineField(id, field)}
          data-focus={lineField(id, field)}
          value={line[field]}
          inputMode={more.inputMode}
          autoComplete="off"
          className="h-11!"
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
  const flag = (field: 'isOptional' | 'isPreselected' | 'isTaxable', label: string) => (
    <label className="flex min-h-9 items-center gap-2 text-sm">
      <input
        type="checkbox"
        name={lineField(id, field)}
        checked={line[field]}
        className="size-5 accent-primary"
        onChange={(event) => onChange({ [field]: event.target.checked })}
      />
      {label}
    </label>
  )
  return (
    <li
      ref={row}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border bg-card p-4',
        isOver && 'border-primary bg-accent',
        isDragged && 'opacity-40',
      )}
    >
      <input type="hidden" name="line" value={id} />
      <input type="hidden" name={lineField(id, 'kind')} value={line.kind} />
      <input type="hidden" name={lineField(id, 'packageId')} value={line.packageId} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-2 text-sm text-muted-foreground">
          <span
            ref={handle}
            title="Drag to another place"
            className="cursor-grab px-1 text-lg leading-none select-none"
          >
            <span aria-hidden="true">⠿</span>
          </span>
          {KIND_LABELS[line.kind]}
        </span>
        <span className="flex gap-2">
          {index > 0 && <LineButton step="up" id={id} sign="↑" label={`Move ${name} up`} />}
          {index < count - 1 && <LineButton step="down" id={id} sign="↓" label={`Move ${name} down`} />}
          <LineButton step="remove" id={id} sign="Remove" label={`Remove ${name}`} />
        </span>
      </div>
      {text('title', 'Line')}
      <Field label="What’s included" error={errors[lineField(id, 'description')]} optional>
        {(control) => (
          <Textarea
            {...control}
            name={lineField(id, 'description')}
            rows={Math.min(8, Math.max(2, line.description.split('\n').length))}
            className="min-h-20!"
            value={line.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {text('quantity', 'Quantity', { inputMode: 'numeric' })}
        {text('price', 'Price in dollars', { inputMode: 'decimal' })}
        {text('discount', 'Discount', { optional: true })}
        <p className="grid content-start gap-2">
          <span className="text-sm font-medium">Amount</span>
          <span className="py-2.5 tabular-nums">{formatCents(amountOf(line))}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {flag('isOptional', 'The client may choose it')}
        {line.isOptional && flag('isPreselected', 'Chosen at first')}
        {flag('isTaxable', 'Taxable')}
      </div>
    </li>
  )
}

const amountOf = (line: TypedLine): number =>
  quoteTotals([typedPrice(line)], { discount: null, taxPpm: 0, depositPercent: 0 }, new Set()).lines[0]
    ?.netCents ?? 0

type LineButtonProps = { step: 'up' | 'down' | 'remove'; id: string; sign: string; label: string }

const LineButton = ({ step, id, sign, label }: LineButtonProps) => (
  <button
    type="submit"
    name="step"
    value={`${step}:${id}`}
    data-focus={`${step}:${id}`}
    aria-label={label}
    title={label}
    className={buttonVariants({ variant: 'outline', size: 'sm', className: 'min-w-9 px-2!' })}
  >
    {sign}
  </button>
)

function useLineDrag(id: string, onDropped: (id: string) => void) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDropped)
  useEffect(() => {
    if (!row.current || !handle.current) return
    const stopDragging = makeDraggable(handle.current, { card: id, from: id }, setDragged)
    const stopDropping = makeDropTarget(row.current, {
      id,
      onOver: setOver,
      onMove: ({ card }) => drop(card),
    })
    return () => {
      stopDragging()
      stopDropping()
    }
  }, [id])
  return { row, handle, isDragged, isOver }
}
