'use client'

import { useViewer } from '@/components/site/use-viewer'

/** Burnt into the frame for owl users only. Drawn after hydration: the page's HTML is the same for everyone. */
export function OwlWatermark() {
  if (useViewer()?.role !== 'owl') return null
  return (
    <span className="pointer-events-none absolute top-3 right-3 bg-black/75 px-2 py-0.5 type-slate text-white">
      OWL Preview
    </span>
  )
}
