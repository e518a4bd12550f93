'use client'

import { Fragment, useId } from 'react'
import { useShortcutLabel } from '@/components/hooks/use-shortcut-label'
import { Modal } from '@/components/ui/modal'

const KEYS = [
  {
    place: 'On every page',
    keys: [
      ['Mod K', 'Find anything'],
      ['Mod B', 'Narrow or widen the sidebar'],
      ['?', 'Show these keys'],
    ],
  },
  {
    place: 'In lists',
    keys: [
      ['j, k', 'Next row, previous row'],
      ['Enter', 'Open the row'],
      ['x', 'Select the row'],
      ['/', 'Search the list'],
    ],
  },
] as const

/** Editors of captions, articles and templates list their own keys. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const id = useId()
  const shortcutLabel = useShortcutLabel()
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <h2 id={id} className="type-heading">
        Keys
      </h2>
      {KEYS.map(({ place, keys }) => (
        <section key={place} aria-label={place} className="mt-5">
          <h3 className="text-sm text-muted-foreground">{place}</h3>
          <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2">
            {keys.map(([key, effect]) => (
              <Fragment key={key}>
                <dt>
                  <kbd className="rounded border px-1.5 py-0.5 font-sans text-sm">{shortcutLabel(key)}</kbd>
                </dt>
                <dd>{effect}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  )
}
