import { useEffect, useRef } from 'react'
import { CloseIcon } from '@/components/ui/close-icon'
import type { SitePoints } from '@/lib/owl/site-points'
import { SiteLinks } from './site-links'

type Props = { points: SitePoints; stack: readonly number[]; onClose: () => void }

/** Sites at one place. */
export function Stack({ points, stack, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('a')?.focus(), [stack])
  return (
    <div
      ref={panel}
      role="group"
      aria-label="Sites at this place"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="absolute top-3 left-3 z-20 grid max-h-[calc(100%-1.5rem)] w-72 max-w-[calc(100%-1.5rem)] grid-rows-[auto_minmax(0,1fr)] rounded-md border bg-popover text-popover-foreground shadow-lg"
    >
      <div className="flex items-center justify-between gap-3 border-b py-1 pr-1 pl-4">
        <p className="font-medium">{stack.length} sites at this place</p>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-md hover:bg-accent [&_svg]:size-4"
        >
          <CloseIcon />
        </button>
      </div>
      <SiteLinks points={points} indices={stack} className="overflow-y-auto px-4 py-2" />
    </div>
  )
}
