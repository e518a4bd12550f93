'use client'

import { useEffect } from 'react'

/**
 * The page repeats a press that came before (lib/next-runtime/hold-scripts.ts), and lays out what is below the window
 * (lib/next-runtime/styles/late-layout.ts).
 */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
