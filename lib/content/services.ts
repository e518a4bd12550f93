export type Service = {
  id: 'on-site' | 'post-production'
  title: string
  text: string
  tags: readonly string[]
  /** The specification's films. Shown where staff choose none; every slug is a published video. */
  videoSlugs: readonly string[]
}

export const SERVICES: readonly Service[] = [
  {
    id: 'on-site',
    title: 'On-Site Video Production',
    text: 'A local crew comes to your floor, your field or your front desk. We plan the day around your shifts, bring the light, and leave the place as we found it.',
    tags: ['Commercial', 'Interview', 'Drone', 'Event'],
    videoSlugs: [
      'forge-and-fathom-made-loud',
      'meridian-orthopedics-back-on-the-trail',
      'pivotal-acres-harvest-from-above',
      'paper-lantern-festival-aftermovie',
    ],
  },
  {
    id: 'post-production',
    title: 'Post-Production Editing',
    text: 'Send us what you have, even if it is ten years of hard drives. We cut it, grade it, draw what the camera could not see, and hand it back in every format you need.',
    tags: ['Motion Graphics', 'Logo Animation', 'Reels', 'Product'],
    videoSlugs: [
      'quillstack-how-it-fits-together',
      'voltera-motors-badge-animation',
      'wren-and-wolfe-drop-day-reel',
      'saltgrass-distilling-slow-copper',
    ],
  },
]
