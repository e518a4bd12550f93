import { cx } from 'class-variance-authority'
import { Eye, EyeOff, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { makeDraggable, makeDropTarget } from '@/components/staff/board/drag'
import { type Layer, LAYER_LABELS } from '@/lib/ads/templates/document'
import { LAYER_ICONS } from './layer-icons'
import { IconButton } from './panel'
import type { ShownProblem } from './use-problems'

type LayerRowProps = {
  layer: Layer
  isSelected: boolean
  /** Id of the text that tells what the keys do. */
  hint: string
  problems: readonly ShownProblem[]
  onSelect: () => void
  onHide: () => void
  /** Another layer was dropped on this one. */
  onDropped: (id: string) => void
}

export function LayerRow({ layer, isSelected, hint, problems, onSelect, onHide, onDropped }: LayerRowProps) {
  const { id, name, kind, isHidden } = layer
  const element = useRef<HTMLLIElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [isOver, setOver] = useState(false)
  const handleDrop = useEffectEvent(onDropped)

  useEffect(() => {
    if (!element.current) return
    const stops = [
      makeDraggable(element.current, { card: id, from: id }, setDragged),
      makeDropTarget(element.current, { id, onOver: setOver, onMove: ({ card }) => handleDrop(card) }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id])

  return (
    <li
      ref={element}
      data-layer-row={id}
      className={cx(
        'flex items-center rounded-md',
        isOver && 'outline-2 outline-primary',
        isDragged && 'opacity-40',
        isHidden && 'text-muted-foreground',
      )}
    >
      <SelectButton
        name={id}
        isSelected={isSelected}
        Icon={LAYER_ICONS[kind]}
        label={name}
        hint={hint}
        more={[LAYER_LABELS[kind], isHidden && 'hidden', ...problems.map(({ message }) => message)]
          .filter(Boolean)
          .join(', ')}
        hasProblem={problems.length > 0}
        onSelect={onSelect}
      />
      <IconButton
        label={isHidden ? `Show ${name}` : `Hide ${name}`}
        Icon={isHidden ? EyeOff : Eye}
        onClick={onHide}
      />
    </li>
  )
}

type SelectButtonProps = {
  /** Id of the layer; empty for the ground. */
  name: string
  isSelected: boolean
  Icon: LucideIcon
  label: string
  /** Read out after the label. */
  more?: string
  hint?: string
  hasProblem?: boolean
  onSelect: () => void
}

export const SelectButton = ({
  name,
  isSelected,
  Icon,
  label,
  more,
  hint,
  hasProblem = false,
  onSelect,
}: SelectButtonProps) => (
  <button
    type="button"
    data-select={name || 'ground'}
    aria-pressed={isSelected}
    aria-describedby={hint}
    onClick={onSelect}
    className="flex min-h-9 w-full min-w-0 grow items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-secondary focus-visible:outline-offset-0 aria-pressed:bg-accent aria-pressed:font-medium pointer-coarse:min-h-11"
  >
    <Icon aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
    <span className="min-w-0 truncate">
      {label}
      {more && <span className="sr-only">, {more}</span>}
    </span>
    {hasProblem && <TriangleAlert aria-hidden="true" className="ml-auto size-4 shrink-0 text-destructive" />}
  </button>
)
