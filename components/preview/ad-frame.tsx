import type { ReactNode } from 'react'

/** The shape of an ad. What it says while nothing lies over it stands in the middle. */
export function AdFrame({ children, media }: { children: ReactNode; media?: ReactNode }) {
  return (
    <div className="relative grid aspect-[1000/550] place-items-center overflow-hidden bg-card text-sm text-muted-foreground">
      <p>{children}</p>
      {media}
    </div>
  )
}
