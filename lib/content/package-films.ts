import type { PackageId } from './packages'

type PackageFilms = {
  /** The specification's films, best first. Shown where staff choose none; every slug is a published video. */
  videoSlugs: readonly string[]
  /** Its title, where the hero film is the last one. */
  showreel?: string
}

/** Separate from packages.ts, which the browser loads. */
export const PACKAGE_FILMS: Record<PackageId, PackageFilms> = {
  'cinematic-brand-video': {
    videoSlugs: [
      'granite-peak-outfitters-above-treeline',
      'hemp-pots-from-field-to-nursery',
      'kinetic-row-five-am',
      'voltera-motors-silent-miles',
    ],
  },
  'broll-filming-edit': {
    videoSlugs: [
      'forge-and-fathom-night-shift',
      'marrow-and-thyme-the-pass',
      'copperline-transit-every-nine-minutes',
    ],
  },
  'drone-video': {
    videoSlugs: [
      'harborline-realty-the-glass-house',
      'brightwater-energy-wind-season',
      'cedar-spur-lodge-first-snow',
    ],
  },
  'interview-based-video': {
    videoSlugs: [
      'meridian-orthopedics-meet-dr-okafor',
      'alder-and-associates-first-meeting',
      'pivotal-acres-three-generations',
    ],
  },
  'event-video': {
    videoSlugs: [
      'paper-lantern-festival-night-one',
      'northfield-college-commencement',
      'second-harvest-table-gala-recap',
    ],
  },
  'product-video': {
    videoSlugs: [
      'wren-and-wolfe-one-continuous-step',
      'orbit-toys-tiny-planets',
      'lumen-skincare-glass-skin',
    ],
  },
  'social-media-reels': {
    videoSlugs: [
      'voltera-motors-charge-point-reel',
      'lakeshore-roasters-cold-brew-reel',
      'kinetic-row-interval-reel',
    ],
  },
  'motion-graphics-video': {
    videoSlugs: [
      'quillstack-onboarding-explained',
      'brightwater-energy-grid-explained',
      'ironvale-builders-safety-in-sixty',
    ],
  },
  'custom-logo-animation': {
    videoSlugs: [
      'alder-and-associates-opening-statement',
      'orbit-toys-logo-bounce',
      'quillstack-logo-reveal',
    ],
  },
  'fresh-re-edit': {
    videoSlugs: [
      'lumen-skincare-morning-ritual',
      'granite-peak-outfitters-trail-cut',
      'nimbus-dental-no-small-smiles',
    ],
    showreel: 'Our own showreel',
  },
}
