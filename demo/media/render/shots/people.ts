import type { Shot } from '../lib/shot.ts'

const tungsten = {
  shadows: [0.86, 0.98, 1.1],
  highlights: [1.06, 1, 0.92],
  exposure: 0.6,
} satisfies Shot['grade']

export const people: Shot[] = [
  {
    slug: 'meridian-orthopedics-back-on-the-trail',
    aspect: 'standard',
    scene: 'set',
    layer: 'sitter-trail',
    defines: { SET: 0 },
    uniforms: { uLens: 1.55 },
    grade: tungsten,
    seconds: 6,
    still: 2,
    clipLines: 432,
  },
  {
    slug: 'meridian-orthopedics-meet-dr-okafor',
    aspect: 'standard',
    scene: 'set',
    layer: 'sitter-doctor',
    defines: { SET: 1 },
    uniforms: { uLens: -1.6 },
    grade: { ...tungsten, shadows: [0.85, 1, 1.1], highlights: [0.98, 1, 1.02] },
    seconds: 6,
    still: 3,
    clipLines: 432,
  },
  {
    slug: 'pivotal-acres-three-generations',
    aspect: 'standard',
    scene: 'set',
    layer: 'sitter-farmer',
    defines: { SET: 2 },
    uniforms: { uLens: 1.75 },
    grade: { ...tungsten, bloom: 0.2 },
    seconds: 6,
    still: 1,
    clipLines: 432,
  },
  {
    slug: 'alder-and-associates-first-meeting',
    aspect: 'standard',
    scene: 'set',
    layer: 'sitter-lawyer',
    defines: { SET: 3 },
    uniforms: { uLens: -1.5 },
    grade: { ...tungsten, bloom: 0.18 },
    seconds: 6,
    still: 2.4,
    clipLines: 432,
  },
  {
    slug: 'paper-lantern-festival-aftermovie',
    aspect: 'standard',
    scene: 'stage',
    layer: 'crowd-concert',
    defines: { STAGE: 0 },
    uniforms: { uWarm: [1.5, 0.45, 0.2], uCool: [0.2, 0.5, 1.4] },
    grade: { exposure: 0.6, bloom: 0.25, streak: 0.35 },
    seconds: 6,
    still: 1.2,
    clipLines: 432,
  },
  {
    slug: 'northfield-college-commencement',
    aspect: 'standard',
    scene: 'stage',
    layer: 'commencement',
    defines: { STAGE: 1 },
    grade: { ...tungsten, bloom: 0.2 },
    seconds: 6,
    still: 3,
    clipLines: 432,
  },
  {
    slug: 'second-harvest-table-gala-recap',
    aspect: 'standard',
    scene: 'stage',
    layer: 'crowd-gala',
    defines: { STAGE: 2 },
    grade: { ...tungsten, bloom: 0.22 },
    seconds: 6,
    still: 2,
    clipLines: 432,
  },
]

/** Portraits, 480 pixels square: people of the network in the same sets. */
export const portraits: Shot[] = (
  [
    ['maya-rosales', 'sitter-maya', 2, 1],
    ['devon-whitfield', 'sitter-devon', 1, 3],
    ['priya-nair', 'sitter-priya', 3, 2.4],
    ['tomas-lindqvist', 'sitter-tomas', 0, 2],
  ] as const
).map(([slug, layer, set, still]) => ({
  slug,
  aspect: 'square',
  scene: 'set',
  layer,
  defines: { SET: set },
  // Out of the picture.
  uniforms: { uLens: 9 },
  grade: { ...tungsten, exposure: 0.78, saturation: 0.78, bloom: 0.2, vignette: 0.5 },
  seconds: 6,
  still,
}))
