import type { ReactNode } from 'react'
import { ScrollToTop } from '@/components/site/scroll-to-top'
import { SiteShell } from '@/components/site/site-shell'

type SiteLayoutProps = {
  children: ReactNode
  /** The video opened over the page, if there is one. */
  modal: ReactNode
}

export default function SiteLayout({ children, modal }: SiteLayoutProps) {
  return (
    <SiteShell>
      <ScrollToTop />
      {children}
      {modal}
    </SiteShell>
  )
}
