import type { Metadata, Viewport } from 'next'
import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'
import { FlashToast } from '@/components/site/flash-toast'
import { MirroringNotice } from '@/components/site/mirroring-notice'
import { Toaster } from '@/components/ui/toaster'
import { env } from '@/lib/env'
import { site, titleTemplate } from '@/lib/content/site'
import './boundaries'
import { fontVariables } from './fonts/fonts'
import './globals.css'
import './section-styles'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: site.name, template: titleTemplate },
  description: site.description,
  openGraph: { siteName: site.name, locale: site.locale, type: 'website' },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { themeColor: '#100c09', colorScheme: 'dark' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        {/* Not a plain anchor: using Link here puts its code into the chunk that all pages share instead of each layout's. */}
        <Link
          href="#content"
          prefetch={false}
          className="fixed top-3 left-3 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2.5 font-medium text-primary-foreground focus:translate-y-0"
        >
          Skip to content
        </Link>
        <MirroringNotice />
        {children}
        <Toaster />
        <Suspense>
          <FlashToast />
        </Suspense>
      </body>
    </html>
  )
}
