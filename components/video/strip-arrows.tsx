'use client'

import { useEffect, useRef, useState } from 'react'

/** Pixels. */
const STEP = 320

type Props = {
  /** Used in the buttons' labels. */
  label: string
}

/** Scrolls the element before its parent. Hidden while everything fits. */
export function StripArrows({ label }: Props) {
  const anchor = useRef<HTMLSpanElement>(null)
  const track = () => anchor.current?.parentElement?.previousElementSibling
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(true)

  useEffect(() => {
    const root = track()
    const first = root?.firstElementChild
    const last = root?.lastElementChild
    if (!root || !first || !last) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (target === first) setAtStart(isIntersecting)
          if (target === last) setAtEnd(isIntersecting)
        }
      },
      { root, threshold: 0.98 },
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
  }, [])

  const move = (by: number) => track()?.scrollBy({ left: by })

  return (
    <span ref={anchor} className="contents">
      {!(atStart && atEnd) && (
        <>
          <Arrow
            name={`Scroll ${label} back`}
            path="M14.5 6 8.5 12l6 6"
            disabled={atStart}
            onPress={() => move(-STEP)}
          />
          <Arrow
            name={`Scroll ${label} on`}
            path="m9.5 6 6 6-6 6"
            disabled={atEnd}
            onPress={() => move(STEP)}
          />
        </>
      )}
    </span>
  )
}

type ArrowProps = { name: string; path: string; disabled: boolean; onPress: () => void }

/** Stays focusable when disabled, to keep the focus. */
function Arrow({ name, path, disabled, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={disabled}
      onClick={onPress}
      className="grid size-11 place-items-center text-muted-foreground hover:text-foreground aria-disabled:opacity-40"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        <path d={path} />
      </svg>
    </button>
  )
}
