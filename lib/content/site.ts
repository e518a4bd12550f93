/** Brand texts. Values that depend on the deployment are in `env.ts`. */
export const site = {
  name: 'Fieldlight',
  tagline: 'Local crews in all 50 states. One team from plan to final cut.',
  description:
    'Fieldlight plans, films and edits video for businesses, with a nationwide network of local videographers and one team for every project.',
  foundedIn: 'Founded in Northville, Michigan',
  locale: 'en_US',
} as const

export const titleTemplate = `${site.name} | %s`
