import type { PackageId } from './packages'

/** What a package is counted in. */
export type PackageUnit = {
  one: string
  many: string
  /** Whole dollars for each one after the first, of the same order. */
  furtherPrice: number
  /** Made at a desk: nobody travels for it. */
  isDeskWork?: true
}

/** Apart from `packages.ts`, so that the home page loads it only for an estimate. */
export const PACKAGE_UNITS: Record<PackageId, PackageUnit> = {
  'cinematic-brand-video': { one: 'film', many: 'films', furtherPrice: 2100 },
  'broll-filming-edit': { one: 'location', many: 'locations', furtherPrice: 1100 },
  'drone-video': { one: 'location', many: 'locations', furtherPrice: 900 },
  'interview-based-video': { one: 'film', many: 'films', furtherPrice: 1300 },
  'event-video': { one: 'event day', many: 'event days', furtherPrice: 1900 },
  'product-video': { one: 'product', many: 'products', furtherPrice: 900 },
  'social-media-reels': { one: 'set of four reels', many: 'sets of four reels', furtherPrice: 700 },
  'motion-graphics-video': { one: 'video', many: 'videos', furtherPrice: 2300, isDeskWork: true },
  'custom-logo-animation': { one: 'animation', many: 'animations', furtherPrice: 1000, isDeskWork: true },
  'fresh-re-edit': { one: 'film', many: 'films', furtherPrice: 800, isDeskWork: true },
}
