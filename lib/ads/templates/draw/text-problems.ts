import type { Layer } from '@/lib/ads/templates/document'
import { contrastOf, neededContrast, type Surface } from './contrast'
import type { DrawnText } from './draw-text'
import type { Problem } from './drawing'

/** What is wrong with a text of a layer that stands on the surfaces. */
export function textProblems(
  { id, name }: Layer,
  { slot, bounds, size, style, isCut, unknown }: DrawnText,
  surfaces: readonly Surface[],
): Problem[] {
  const problem = (kind: Problem['kind'], message: string): Problem => ({ layerId: id, kind, message, slot })
  const { ratio, isPicture } = contrastOf(style.color, bounds, surfaces)
  const needed = neededContrast(size, style.weight)
  const contrast = isPicture
    ? `“${name}” can be hard to read over a picture: shade the picture, or put a shape behind the text`
    : `“${name}” is hard to read: its contrast is ${ratio.toFixed(1)}, and ${needed} is needed`
  return [
    ...(isCut ? [problem('overflow', `“${name}” is cut: the text is too long for its place`)] : []),
    ...(ratio < needed ? [problem('contrast', contrast)] : []),
    ...(unknown.length > 0
      ? [problem('unknown-letters', `“${name}” has characters that our fonts lack: ${unknown.join(' ')}`)]
      : []),
  ]
}
