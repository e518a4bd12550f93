import Link from 'next/link'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import { LinkOnIntent } from './link-on-intent'

const LINK = 'inline-block py-1 underline-offset-4 hover:text-foreground hover:underline'

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap text-sm text-muted-foreground [&>li+li]:before:mx-2 [&>li+li]:before:content-['›']">
        {crumbs.map(({ name, path }) =>
          path ? (
            <li key={name}>
              {path === paths.home() ? (
                <Link href={path} prefetch={false} className={LINK}>
                  {name}
                </Link>
              ) : (
                <LinkOnIntent href={path} className={LINK}>
                  {name}
                </LinkOnIntent>
              )}
            </li>
          ) : (
            <li key={name} aria-current="page" className="py-1 text-foreground">
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
