import type { Layer, TemplateDocument } from './document'
import { progressOf } from './draw/motion'

export const FRAMES_PER_SECOND = 30

const shown = ({ layers }: TemplateDocument): Layer[] => layers.filter(({ isHidden }) => !isHidden)

/** Seconds from the start of each frame of the film. */
export const frameTimes = ({ seconds }: Pick<TemplateDocument, 'seconds'>): number[] =>
  Array.from({ length: Math.round(seconds * FRAMES_PER_SECOND) }, (_, frame) => frame / FRAMES_PER_SECOND)

/** Frames with the same one look the same. */
export const frameKey = (document: TemplateDocument, at: number): string =>
  shown(document)
    .map(({ motion }) => progressOf(motion, at))
    .join(' ')

/** The frames of the film: seconds from its start, and whether it looks unlike the one before. */
export function filmFrames(document: TemplateDocument): { at: number; isNew: boolean }[] {
  const keys = frameTimes(document).map((at) => ({ at, key: frameKey(document, at) }))
  return keys.map(({ at, key }, index) => ({ at, isNew: key !== keys[index - 1]?.key }))
}

/** What a film shows, apart from the drawing of its end. */
export const filmFacts = (document: TemplateDocument): string => {
  const { ground, seconds } = document
  const film = ground.kind === 'film' ? [ground.videoId, ground.from, ground.to] : null
  return JSON.stringify([shown(document).map(({ motion }) => motion), film, seconds, FRAMES_PER_SECOND])
}

/** Whether a film of it would show anything else than its picture. */
export const hasMovement = (document: TemplateDocument): boolean =>
  document.ground.kind === 'film' || shown(document).some(({ motion }) => motion.kind !== 'none')
