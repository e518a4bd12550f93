import { paths } from '@/lib/paths'

/** The current page has no `path`. */
export type Crumb = { name: string; path?: string }

export const HOME: Crumb = { name: 'Home', path: paths.home() }

/** Schema.org BreadcrumbList. `siteUrl` is the public origin. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path && { item: new URL(path, siteUrl).href }),
  })),
})
