'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import {
  type Density,
  DENSITY_COOKIE,
  LOOK_COOKIE_AGE,
  setPreferenceCookie,
  type Theme,
  THEME_COOKIE,
} from '@/lib/portal/preferences'
import { ShellLink } from './shell-link'

const MENU_ID = 'account-menu'

type Props = {
  name: string
  role: UserType | null
  theme: Theme
  density: Density
  signOut: () => Promise<void>
}

/** A native popover, which works before hydration. */
export function AccountMenu({ name, role, theme, density, signOut }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const pathname = usePathname()

  useEffect(() => menu.current?.hidePopover(), [pathname])

  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={`Account of ${name}`}
        className="grid size-9 shrink-0 place-items-center rounded-full bg-primary font-semibold text-primary-foreground uppercase"
      >
        {name.charAt(0)}
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        role="group"
        aria-label="Account"
        className="fixed inset-auto top-16 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] border bg-popover p-4 text-popover-foreground shadow-lg"
      >
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-muted-foreground">{role ? ROLE_LABELS[role] : 'No role'}</p>
        {role && (
          <ShellLink
            href={paths.settings(role)}
            className="mt-3 -ml-3 block rounded-md px-3 py-2 text-sm hover:bg-secondary"
          >
            Settings
          </ShellLink>
        )}
        <LookPicker
          legend="Appearance"
          name="theme"
          cookie={THEME_COOKIE}
          labels={THEME_LABELS}
          initial={theme}
        />
        <LookPicker
          legend="Rows of lists"
          name="density"
          cookie={DENSITY_COOKIE}
          labels={DENSITY_LABELS}
          initial={density}
        />
        <form action={signOut} data-leaves="tab" className="mt-4 border-t pt-4">
          <Button type="submit" variant="outline" size="sm" className="w-full">
            Log out
          </Button>
        </form>
      </div>
    </>
  )
}

const THEME_LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }
const DENSITY_LABELS: Record<Density, string> = { comfortable: 'Comfortable', compact: 'Compact' }

type LookPickerProps<Look extends string> = {
  legend: string
  /** Of the attribute `data-…`, too. */
  name: 'theme' | 'density'
  cookie: string
  labels: Record<Look, string>
  initial: Look
}

/** CSS follows the attribute, so no component renders again. */
function LookPicker<Look extends string>({ legend, name, cookie, labels, initial }: LookPickerProps<Look>) {
  const [chosen, setChosen] = useState(initial)
  const options = Object.keys(labels) as Look[]

  const choose = (next: Look) => {
    setChosen(next)
    setPreferenceCookie(cookie, next, LOOK_COOKIE_AGE)
    document.querySelector('[data-theme]')?.setAttribute(`data-${name}`, next)
  }

  return (
    <fieldset className="mt-4 noscript:hidden">
      <legend className="text-sm text-muted-foreground">{legend}</legend>
      <div className="mt-2 grid auto-cols-fr grid-flow-col rounded-md border border-input p-0.5 text-sm">
        {options.map((option) => (
          <label
            key={option}
            className="cursor-pointer rounded-sm px-2 py-1.5 text-center has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={chosen === option}
              onChange={() => choose(option)}
              className="sr-only"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
