import Link from 'next/link'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/brand'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'

export function SharedPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-black/15 bg-white text-black [--foreground:oklch(0.2_0.015_60)] [--ring:oklch(0.45_0.13_65)]">
        <Container className="flex h-16 items-center">
          <Link href={paths.home()} prefetch={false} aria-label={`${site.name}, home`}>
            <Logo />
          </Link>
        </Container>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="border-t print:hidden">
        <Container className="py-6 text-sm text-muted-foreground">
          This page is for the people its link was sent to.
        </Container>
      </footer>
    </div>
  )
}
