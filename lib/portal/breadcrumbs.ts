import type { NavigationArea, NavigationLink } from './navigation'

type Breadcrumb = Pick<NavigationLink, 'title' | 'href'>

/** Ancestors of a page inside its area, the area's home first. Empty for the home itself and outside every area. */
export function listBreadcrumbs(pathname: string, areas: readonly NavigationArea[]): Breadcrumb[] {
  const area = areas.find(({ home }) => pathname.startsWith(home.replace(/home$/, '')))
  if (!area || pathname === area.home) return []
  const above = area.links
    .filter(({ href }) => href !== area.home && (pathname === href || pathname.startsWith(`${href}/`)))
    .toSorted((a, b) => a.href.length - b.href.length)
  return [{ title: area.label, href: area.home }, ...above.map(({ title, href }) => ({ title, href }))]
}
