import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Crumb } from '@/lib/portal/breadcrumbs'
import { ShellLink } from './shell-link'

type Props = { crumb: Crumb; siblings: Crumb[] }

/** What stands beside a crumb. `<details>` opens without JavaScript; with it Escape and a click elsewhere close it. */
export function CrumbMenu({ crumb, siblings }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target))
        menu.current.open = false
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [])

  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={menu}
      name="crumbs"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      className="group/crumb sm:relative"
    >
      <summary
        aria-label={`Beside ${crumb.title}`}
        className="grid size-7 cursor-pointer list-none place-items-center rounded-sm group-open/crumb:bg-secondary group-open/crumb:text-foreground hover:bg-secondary hover:text-foreground [&::-webkit-details-marker]:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5" fill="none" stroke="currentColor">
          <path d="m4 6 4 4 4-4" strokeWidth="1.75" />
        </svg>
      </summary>
      <ul className="absolute top-full left-0 z-20 mt-1 grid max-h-[60dvh] w-64 max-w-full overflow-y-auto rounded-md border bg-popover p-1 text-popover-foreground shadow-lg sm:max-w-none">
        {siblings.map((sibling) => (
          <li key={sibling.href}>
            <ShellLink
              href={sibling.href}
              current={sibling.href === crumb.href}
              className="block rounded-sm px-3 py-2 wrap-anywhere hover:bg-secondary"
            >
              {sibling.title}
            </ShellLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
