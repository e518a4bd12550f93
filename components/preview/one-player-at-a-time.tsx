'use client'

import type { ReactNode } from 'react'

/** Whoever starts one of the players inside pauses the others. */
export function OnePlayerAtATime({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={className}
      onPlayCapture={({ target, currentTarget }) => {
        for (const player of currentTarget.querySelectorAll('video')) if (player !== target) player.pause()
      }}
    >
      {children}
    </div>
  )
}
