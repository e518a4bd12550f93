import { useCallback, useMemo, useState } from 'react'
import type { Problem } from '@/lib/ads/templates/draw/drawing'
import type { Format, TemplateDocument } from '@/lib/ads/templates/document'
import { isInside, safeArea, toRect } from '@/lib/ads/templates/geometry'

type FoundProblem = Pick<Problem, 'layerId' | 'message'> & { format: Format }
export type ShownProblem = Pick<Problem, 'layerId' | 'message'> & { formats: Format[] }

/** Apps and players cover the edges: nothing that is to be read should stand there. */
function outsideSafeArea({ formats, layers }: TemplateDocument): FoundProblem[] {
  return formats.flatMap((format) =>
    layers.flatMap(({ id: layerId, kind, name, isHidden, boxes }) => {
      const box = boxes[format]
      const isRead = kind === 'text' || kind === 'badge' || kind === 'button'
      if (!box || isHidden || !isRead || isInside(toRect(box, format), safeArea(format))) return []
      return [{ layerId, format, message: `“${name}” leaves the safe area` }]
    }),
  )
}

/** The same problem in several formats is one. */
function joinFormats(found: readonly FoundProblem[]): ShownProblem[] {
  const joined = new Map<string, ShownProblem>()
  for (const { layerId, message, format } of found) {
    const key = `${layerId} ${message}`
    const known = joined.get(key)
    if (!known) joined.set(key, { layerId, message, formats: [format] })
    else if (!known.formats.includes(format)) known.formats.push(format)
  }
  return [...joined.values()]
}

/** What is wrong in each format with the shown texts. Pictures that are not chosen are no problem of a template. */
export function useProblems(document: TemplateDocument) {
  const [drawn, setDrawn] = useState<Partial<Record<Format, readonly Problem[]>>>({})
  const report = useCallback(
    (format: Format, problems: readonly Problem[]) =>
      setDrawn((others) => (others[format] === problems ? others : { ...others, [format]: problems })),
    [],
  )
  const problems = useMemo(
    () =>
      joinFormats([
        ...document.formats.flatMap((format) =>
          (drawn[format] ?? [])
            .filter(({ kind, layerId }) => {
              const isThere = layerId === null || document.layers.some(({ id }) => id === layerId)
              return isThere && kind !== 'missing-picture' && kind !== 'missing-text'
            })
            .map(({ layerId, message }) => ({ layerId, message, format })),
        ),
        ...outsideSafeArea(document),
      ]),
    [document, drawn],
  )
  return { problems, report }
}
