export type PackageId =
  | 'cinematic-brand-video'
  | 'broll-filming-edit'
  | 'drone-video'
  | 'interview-based-video'
  | 'event-video'
  | 'product-video'
  | 'social-media-reels'
  | 'motion-graphics-video'
  | 'custom-logo-animation'
  | 'fresh-re-edit'

/** `price` in whole US dollars, on top of the package. */
type AddOn = { title: string; price: number }

/** Texts of a package; its films are in `package-films.ts`. */
export type Package = {
  id: PackageId
  title: string
  description: string
  includedServices: readonly string[]
  addOns: readonly AddOn[]
  /** Whole US dollars. */
  startingPrice: number
}

export const DEFAULT_PACKAGE: PackageId = 'cinematic-brand-video'

export const PACKAGES: readonly Package[] = [
  {
    id: 'cinematic-brand-video',
    title: 'Cinematic Brand Video',
    description:
      'The film that says who you are. Written with you, shot in a day, about two minutes long, made for your home page and first meetings.',
    includedServices: [
      'Concept, script and shot list',
      'A full day on location',
      'Two-person crew with cinema lighting',
      'Licensed music, sound mix, color grade',
      'Two rounds of revisions',
    ],
    addOns: [
      { title: 'Second filming day', price: 1600 },
      { title: 'Professional voice-over', price: 350 },
      { title: '30-second cut-down', price: 300 },
    ],
    startingPrice: 3500,
  },
  {
    id: 'broll-filming-edit',
    title: 'B-Roll Filming & Editing',
    description:
      'A library of your people, place and process, well lit and ready to use on websites, in ads and at trade shows all year.',
    includedServices: [
      'Half a day of filming',
      'One videographer with lights',
      'One-minute edit with music',
      'All selected clips, graded, yours to keep',
      'One round of revisions',
    ],
    addOns: [
      { title: 'Full filming day', price: 900 },
      { title: 'Aerial footage', price: 650 },
      { title: 'Vertical versions', price: 250 },
    ],
    startingPrice: 1800,
  },
  {
    id: 'drone-video',
    title: 'Drone Video',
    description:
      'Your site, building or land from above, flown by a licensed pilot who clears the airspace and watches the weather for you.',
    includedServices: [
      'FAA-certified, insured pilot',
      'Airspace check and flight plan',
      'Up to two hours at one location',
      'One-minute edit with music and grade',
      'One new date if the weather turns',
    ],
    addOns: [
      { title: 'Ground footage the same day', price: 750 },
      { title: 'Sunrise or sunset flight', price: 350 },
      { title: 'All raw clips', price: 200 },
    ],
    startingPrice: 2200,
  },
  {
    id: 'interview-based-video',
    title: 'Interview Video',
    description:
      'Customers, founders or staff in their own words, led by someone who knows how to ask, cut to about two minutes.',
    includedServices: [
      'Call with every speaker beforehand',
      'Half a day, up to three speakers',
      'Two cameras, soft light, clean sound',
      'Edit with b-roll, titles and captions',
      'Two rounds of revisions',
    ],
    addOns: [
      { title: 'More speakers', price: 450 },
      { title: 'Teleprompter', price: 200 },
      { title: 'Short clips for social media', price: 400 },
    ],
    startingPrice: 2400,
  },
  {
    id: 'event-video',
    title: 'Event Video',
    description:
      'Your conference, opening or gala told in two minutes, delivered while the people who were there still talk about it.',
    includedServices: [
      'Up to eight hours on site',
      'Two videographers',
      'Speeches recorded from the sound desk',
      'Recap film within ten working days',
      'One round of revisions',
    ],
    addOns: [
      { title: 'Next-day teaser', price: 500 },
      { title: 'Full-length talks', price: 700 },
      { title: 'Aerial footage', price: 650 },
    ],
    startingPrice: 2800,
  },
  {
    id: 'product-video',
    title: 'Product Video',
    description:
      'One product, shown so well that the usual questions answer themselves: how it looks, how it works, how big it is.',
    includedServices: [
      'Styling plan and shot list',
      'One day, in a studio or with you',
      'Macro and turntable shots',
      'Edit of up to one minute',
      'Versions for shop page and ads',
    ],
    addOns: [
      { title: 'Lifestyle scenes', price: 600 },
      { title: 'On-screen talent', price: 600 },
      { title: 'Still photographs', price: 500 },
    ],
    startingPrice: 2500,
  },
  {
    id: 'social-media-reels',
    title: 'Social Media Reels',
    description:
      'Four vertical videos from one session, each cut for its first two seconds and clear with the sound off.',
    includedServices: [
      'Hooks and scripts for four reels',
      'Half a day of filming',
      'Four edits of up to 30 seconds',
      'Captions and cover frames',
      'One round of revisions',
    ],
    addOns: [
      { title: 'Captions in Spanish', price: 200 },
      { title: 'Square versions', price: 150 },
      { title: 'On-screen host', price: 450 },
    ],
    startingPrice: 1200,
  },
  {
    id: 'motion-graphics-video',
    title: 'Motion Graphics Video',
    description:
      'For what no camera can see: software, processes, numbers. Written, drawn and animated, up to 90 seconds.',
    includedServices: [
      'Script and storyboard',
      'Style frames in your brand',
      'Up to 90 seconds of animation',
      'Voice-over, music and sound effects',
      'Two rounds of revisions per stage',
    ],
    addOns: [
      { title: 'Another language', price: 450 },
      { title: '30-second cut-down', price: 400 },
      { title: 'Editable project files', price: 300 },
    ],
    startingPrice: 3200,
  },
  {
    id: 'custom-logo-animation',
    title: 'Custom Logo Animation',
    description:
      'Your mark, set in motion once and used everywhere, from the end of a film to the start of a call.',
    includedServices: [
      'Three directions to choose from',
      'One animation of three to eight seconds',
      'Sound design',
      'Light, dark and transparent versions',
      'Wide, square and vertical formats',
    ],
    addOns: [
      { title: 'Lower thirds and titles', price: 350 },
      { title: 'Endless loop for screens', price: 250 },
      { title: 'Logo redrawn as vectors', price: 300 },
    ],
    startingPrice: 1800,
  },
  {
    id: 'fresh-re-edit',
    title: 'Fresh Re-Edit',
    description:
      'New films from footage you already have. Send the drives: we find what holds up, recut it and grade it to match.',
    includedServices: [
      'Review of up to five hours of footage',
      'New edit of up to two minutes',
      'Color grade and sound clean-up',
      'Licensed music and new titles',
      'Two rounds of revisions',
    ],
    addOns: [
      { title: 'More footage', price: 300 },
      { title: 'Vertical versions', price: 250 },
      { title: 'Half a day of new filming', price: 1000 },
    ],
    startingPrice: 1400,
  },
]

export const formatPrice = (dollars: number) => `$${dollars.toLocaleString('en-US')}`

export const LOWEST_PRICE = Math.min(...PACKAGES.map(({ startingPrice }) => startingPrice))
