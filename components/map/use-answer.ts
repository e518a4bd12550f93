import { useEffect, useState } from 'react'
import { videographersWithin } from '@/lib/geo/network'
import type { Asked } from './types'

export type Answer = { label: string; count: number }

/** How many videographers are near what was asked for last, `delay` milliseconds after it was. */
export function useAnswer(asked: Asked | null, delay: number) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(
      () => setAnswer({ label: asked.label, count: videographersWithin(asked) }),
      delay,
    )
    return () => clearTimeout(timer)
  }, [asked, delay])
  return { answer, dismiss: () => setAnswer(null) }
}
