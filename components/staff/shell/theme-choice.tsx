'use client'

import { useState } from 'react'
import { THEME_COOKIE, THEME_COOKIE_AGE, THEMES, type Theme } from '@/lib/portal/preferences'
import { remember } from './remember'

const LABELS: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** `theme` is the one that the server drew. The style sheet follows the attribute, so that nothing is drawn anew. */
export function ThemeChoice({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState(theme)

  const choose = (next: Theme) => {
    setChosen(next)
    remember(THEME_COOKIE, next, THEME_COOKIE_AGE)
    document.querySelector('[data-theme]')?.setAttribute('data-theme', next)
  }

  return (
    <fieldset className="mt-4 noscript:hidden">
      <legend className="text-sm text-muted-foreground">Appearance</legend>
      <div className="mt-2 grid grid-cols-3 rounded-md border border-input p-0.5 text-sm">
        {THEMES.map((option) => (
          <label
            key={option}
            className="cursor-pointer rounded-sm px-2 py-1.5 text-center has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name="theme"
              value={option}
              checked={chosen === option}
              onChange={() => choose(option)}
              className="sr-only"
            />
            {LABELS[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
