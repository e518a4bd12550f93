import type { Metadata } from 'next'
import { MirroringBanner } from '@/components/staff/mirroring/mirroring-banner'
import { StaffHeader } from '@/components/staff/staff-header'
import { Container } from '@/components/ui/container'
import { signOutAndLeave } from '@/lib/actions/sign-out'
import { displayName } from '@/lib/auth/account'
import { getMirroring } from '@/lib/auth/mirroring'
import { getViewer } from '@/lib/auth/session'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Draws the shell only. Layouts are not rendered again on navigation, so every page inside calls the guard itself. */
export default async function DashboardLayout({ children }: LayoutProps<'/dashboard'>) {
  const [viewer, mirroring] = await Promise.all([
    getViewer().catch(() => null),
    getMirroring().catch(() => undefined),
  ])
  return (
    <div className="min-h-dvh bg-background">
      {mirroring !== undefined && <MirroringBanner mirroring={mirroring} />}
      {viewer && <StaffHeader name={displayName(viewer)} role={viewer.role} signOut={signOutAndLeave} />}
      <main id="content" tabIndex={-1} className="outline-none">
        <Container className="py-10 lg:py-14">{children}</Container>
      </main>
    </div>
  )
}
