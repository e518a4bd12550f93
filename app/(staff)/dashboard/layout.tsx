import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { MirroringBanner } from '@/components/staff/mirroring/mirroring-banner'
import { AccountMenu } from '@/components/staff/shell/account-menu'
import { InboxLink } from '@/components/staff/shell/inbox-link'
import { PortalFrame } from '@/components/staff/shell/portal-frame'
import { Container } from '@/components/ui/container'
import { signOutAndLeave } from '@/lib/actions/sign-out'
import { displayName } from '@/lib/auth/account'
import { ownArea } from '@/lib/auth/roles'
import { getSignIn } from '@/lib/auth/session'
import { getUnreadState } from '@/lib/data/portal/inbox'
import { navigationFor } from '@/lib/portal/navigation'
import {
  DENSITY_COOKIE,
  isSidebarOpen,
  SIDEBAR_COOKIE,
  THEME_COOKIE,
  toDensity,
  toTheme,
} from '@/lib/portal/preferences'
import { staffPaths } from '@/lib/portal/staff-paths'
import { UNKNOWN_UNREAD } from '@/lib/portal/unread-state'
import './portal.css'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#16110d' },
  ],
}

/** Layouts are not rendered again on navigation, so every page calls the guard itself. */
export default async function DashboardLayout({ children }: LayoutProps<'/dashboard'>) {
  const [signIn, jar] = await Promise.all([getSignIn().catch(() => null), cookies()])
  const viewer = signIn?.account ?? null
  const look = {
    theme: toTheme(jar.get(THEME_COOKIE)?.value),
    density: toDensity(jar.get(DENSITY_COOKIE)?.value),
  }
  const account = viewer && (
    <AccountMenu name={displayName(viewer)} role={viewer.role} {...look} signOut={signOutAndLeave} />
  )
  return (
    <div data-theme={look.theme} data-density={look.density} className="min-h-dvh bg-background">
      {signIn && <MirroringBanner mirroring={signIn.mirroring} />}
      <PortalFrame
        areas={navigationFor(viewer?.role ?? null)}
        personId={signIn?.mirroring ? '' : (viewer?.id ?? '')}
        sidebarOpen={isSidebarOpen(jar.get(SIDEBAR_COOKIE)?.value)}
        inbox={viewer?.role && <Inbox href={staffPaths.inbox(ownArea(viewer.role))} />}
        account={account}
      >
        <main id="content" tabIndex={-1} className="outline-none">
          <Container className="pt-5 pb-12 has-[[data-full-width]]:max-w-none">{children}</Container>
        </main>
      </PortalFrame>
    </div>
  )
}

/** Beside the page, whose reads would otherwise begin after this one. */
async function Inbox({ href }: { href: string }) {
  const unread = await getUnreadState().catch(() => null)
  return <InboxLink href={href} unread={unread ?? UNKNOWN_UNREAD} />
}
