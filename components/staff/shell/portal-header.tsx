import Link from 'next/link'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import type { NavigationArea } from '@/lib/portal/navigation'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { AreaNav } from './area-nav'
import { CommandPalette } from './command-palette'
import { SidebarToggle } from './sidebar-toggle'

type Props = {
  areas: NavigationArea[]
  /** Null where there is nothing to navigate. */
  sidebar: { open: boolean | null; onToggle: () => void } | null
  account: ReactNode
}

export function PortalHeader({ areas, sidebar, account }: Props) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b bg-card px-4 sm:px-5 print:hidden">
      {sidebar && <SidebarToggle {...sidebar} />}
      <Link href={paths.home()} prefetch={false} aria-label={`${site.name} home`} className="flex shrink-0">
        <Logo />
      </Link>
      <AreaNav areas={areas} className="ml-3 hidden items-center border-l pl-3 lg:flex" />
      <div className="ml-auto flex items-center gap-2">
        <CommandPalette areas={areas} />
        {account}
      </div>
    </header>
  )
}
