import { LoginFrame } from '@/components/forms/login-frame'
import { SiteShell } from '@/components/site/site-shell'
import { Container } from '@/components/ui/container'

export default function AuthLayout({ children }: LayoutProps<'/'>) {
  return (
    <SiteShell>
      <Container className="grid min-h-[80dvh] items-center gap-20 pt-32 pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid w-full max-w-md gap-8">{children}</div>
        <LoginFrame />
      </Container>
    </SiteShell>
  )
}
