'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels. */
const STEP = 320

type Props = {
  /** Used in the buttons' labels. */
  label: string
}

/** Scrolls the element before its parent. Each arrow is there while there is something to scroll to. */
export function StripArrows({ label }: Props) {
  const anchor = useRef<HTMLSpanElement>(null)
  const track = () => anchor.current?.parentElement?.previousElementSibling
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(true)

  useEffect(() => {
    const root = track()
    if (!root) return
    let ends: (Element | undefined)[] = []
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (target === ends[0]) setAtStart(isIntersecting)
          if (target === ends[1]) setAtEnd(isIntersecting)
        }
      },
      { root, threshold: 0.98 },
    )
    const observe = () => {
      observer.disconnect()
      const shown = [...root.children].filter((item) => !item.hasAttribute('hidden'))
      ends = [shown[0], shown.at(-1)]
      for (const end of ends) if (end) observer.observe(end)
    }
    observe()
    const changes = new MutationObserver(observe)
    changes.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    return () => {
      observer.disconnect()
      changes.disconnect()
    }
  }, [])

  const move = (by: number) => track()?.scrollBy({ left: by })

  return (
    <span ref={anchor} className="contents">
      <Arrow
        name={`Scroll ${label} back`}
        path="M14.5 6 8.5 12l6 6"
        isHidden={atStart}
        onPress={() => move(-STEP)}
      />
      <Arrow name={`Scroll ${label} on`} path="m9.5 6 6 6-6 6" isHidden={atEnd} onPress={() => move(STEP)} />
    </span>
  )
}

type ArrowProps = { name: string; path: string; isHidden: boolean; onPress: () => void }

/** Keeps its place while it is away. One that has the focus gives it to the other, so that the keyboard stays here. */
function Arrow({ name, path, isHidden, onPress }: ArrowProps) {
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (!isHidden || document.activeElement !== button.current) return
    const { previousElementSibling: before, nextElementSibling: after } = button.current ?? {}
    const other = before ?? after
    if (other instanceof HTMLElement) other.focus({ preventScroll: true })
  }, [isHidden])

  return (
    <button
      ref={button}
      type="button"
      aria-label={name}
      onClick={onPress}
      className={cx(
        'grid size-11 place-items-center text-muted-foreground transition-colors hover:text-foreground',
        isHidden && 'invisible',
      )}
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
