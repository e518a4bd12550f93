import type { ReactNode } from 'react'
import { Analytics, ImageWorker } from '@/components/site/background-tasks'
import { ScrollToTop } from '@/components/site/scroll-to-top'
import { SiteShell } from '@/components/site/site-shell'
import { env } from '@/lib/env'

type SiteLayoutProps = {
  children: ReactNode
  /** The video over the page, if one is open. */
  modal: ReactNode
}

export default function SiteLayout({ children, modal }: SiteLayoutProps) {
  return (
    <SiteShell>
      <ScrollToTop />
      <Analytics />
      {env.NODE_ENV === 'production' && <ImageWorker />}
      {children}
      {modal}
    </SiteShell>
  )
}
