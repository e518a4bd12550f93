import { cx } from 'class-variance-authority'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { makeDraggable, makeDropTarget } from '@/components/staff/board/drag'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { VideoThumbnail } from '@/components/video/video-thumbnail'
import type { FilmOption } from '@/lib/data/catalogue/home-slots'

type Props = {
  films: FilmOption[]
  onMove: (film: FilmOption, index: number) => void
  onRemove: (film: FilmOption) => void
}

type Direction = 'up' | 'down'

/** Ordered by drag, and by buttons for keyboards and touch. */
export function ChosenFilms({ films, onMove, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ id: string; direction: Direction }>(null)

  // A browser takes the focus from a button whose row React moves, and from one that is removed at an end of the list.
  useLayoutEffect(() => {
    if (!pressed.current || !list.current) return
    const { id, direction } = pressed.current
    pressed.current = null
    const row = list.current.querySelector(`[data-film="${id}"]`)
    const button =
      row?.querySelector<HTMLElement>(`[data-move="${direction}"]`) ?? row?.querySelector('button')
    button?.focus()
  }, [films])

  const step = (film: FilmOption, index: number, direction: Direction) => {
    pressed.current = { id: film.id, direction }
    onMove(film, direction === 'up' ? index - 1 : index + 1)
  }

  return (
    <ol ref={list} className="grid gap-2">
      {films.map((film, index) => (
        <FilmRow
          key={film.id}
          film={film}
          place={index + 1}
          onDropped={(id) => {
            const dropped = films.find((candidate) => candidate.id === id)
            if (dropped) onMove(dropped, index)
          }}
          onUp={index > 0 ? () => step(film, index, 'up') : null}
          onDown={index < films.length - 1 ? () => step(film, index, 'down') : null}
          onRemove={() => onRemove(film)}
        />
      ))}
    </ol>
  )
}

type FilmRowProps = {
  film: FilmOption
  /** From 1. */
  place: number
  /** Another film was dropped on this one. */
  onDropped: (id: string) => void
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

function FilmRow({ film, place, onDropped, onUp, onDown, onRemove }: FilmRowProps) {
  const element = useRef<HTMLLIElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [isOver, setOver] = useState(false)
  const handleDrop = useEffectEvent(onDropped)

  useEffect(() => {
    if (!element.current) return
    const stopDragging = makeDraggable(element.current, { card: film.id, from: film.id }, setDragged)
    const stopDropping = makeDropTarget(element.current, {
      id: film.id,
      onOver: setOver,
      onMove: ({ card }) => handleDrop(card),
    })
    return () => {
      stopDragging()
      stopDropping()
    }
  }, [film.id])

  return (
    <li
      ref={element}
      data-film={film.id}
      className={cx(
        'grid cursor-grab grid-cols-[1.25rem_6rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-md border bg-background p-2 active:cursor-grabbing sm:grid-cols-[1.25rem_6rem_minmax(0,1fr)_auto]',
        isOver && 'border-primary bg-accent',
        isDragged && 'opacity-40',
      )}
    >
      <span className="text-sm text-muted-foreground tabular-nums">{place}</span>
      <FilmPicture film={film} />
      <FilmNames film={film} />
      <span className="col-span-full flex gap-1 justify-self-end sm:col-span-1">
        {onUp && <RowButton label="Move up" film={film} move="up" sign="↑" onClick={onUp} />}
        {onDown && <RowButton label="Move down" film={film} move="down" sign="↓" onClick={onDown} />}
        <RowButton label="Remove" film={film} sign="×" onClick={onRemove} />
      </span>
    </li>
  )
}

export const FilmPicture = ({ film }: { film: FilmOption }) => (
  <span className="relative block aspect-[384/224] w-24 overflow-hidden rounded-sm bg-muted">
    <VideoThumbnail thumbnail={film.thumbnail} sizes="96px" />
  </span>
)

const STATUS_LABELS = { draft: 'Draft', archived: 'Archived', deleted: 'Deleted' } as const

export const FilmNames = ({ film: { title, client, status } }: { film: FilmOption }) => (
  <span className="grid min-w-0 justify-items-start">
    <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{title}</span>
    <span className="line-clamp-1 text-sm [overflow-wrap:anywhere] text-muted-foreground">{client}</span>
    {status !== 'published' && <Badge variant="secondary">{STATUS_LABELS[status]}</Badge>}
  </span>
)

type RowButtonProps = {
  label: string
  film: FilmOption
  sign: string
  move?: Direction
  onClick: () => void
}

const RowButton = ({ label, film, sign, move, onClick }: RowButtonProps) => (
  <button
    type="button"
    data-move={move}
    title={label}
    onClick={onClick}
    className={buttonVariants({ variant: 'outline', size: 'sm', className: 'min-w-9 px-0!' })}
  >
    <span aria-hidden="true">{sign}</span>
    <span className="sr-only">
      {label} {film.title}
    </span>
  </button>
)
