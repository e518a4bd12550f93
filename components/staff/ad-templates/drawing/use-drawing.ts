'use client'

import { useEffect, useState } from 'react'
import type { Problem } from '@/lib/ads/templates/draw/drawing'
import type { Format, TemplateDocument, TemplateValues } from '@/lib/ads/templates/document'
import { askWorker } from './ask-worker'
import type { DrawnSvg, Wanted } from './drawing-messages'
import { latestOnly } from './latest-only'

type State = { asked: Wanted | null; drawn: DrawnSvg | null; hasFailed: boolean }

export type ShownDrawing = {
  /** For an `<img>`. Of the last drawing while the next one is made; null before the first. */
  image: string | null
  /** As in `Drawing`. */
  hash: string | null
  problems: readonly Problem[]
  isDrawing: boolean
  /** The browser cannot draw, or a file is missing. */
  hasFailed: boolean
}

const NONE: readonly Problem[] = []

/** Draws in a worker. `document` and `values` must stay the same objects while nothing in them changes. */
export function useDrawing(
  document: TemplateDocument,
  values: TemplateValues,
  format: Format,
  at?: number,
): ShownDrawing {
  const [{ asked, drawn, hasFailed }, setState] = useState<State>({
    asked: null,
    drawn: null,
    hasFailed: false,
  })
  const [queue] = useState(() =>
    latestOnly(async (wanted: Wanted) => {
      const next = await askWorker(wanted)
      setState((last) => ({ asked: wanted, drawn: next ?? last.drawn, hasFailed: next === null }))
    }),
  )

  useEffect(() => {
    queue.add({ document, values, format, at })
  }, [queue, document, values, format, at])
  useEffect(() => () => queue.clear(), [queue])

  const isDrawing =
    asked?.document !== document || asked.values !== values || asked.format !== format || asked.at !== at
  return {
    image: drawn?.image ?? null,
    hash: drawn?.hash ?? null,
    problems: drawn?.problems ?? NONE,
    isDrawing,
    hasFailed,
  }
}
