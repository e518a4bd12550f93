import Link from 'next/link'
import { Logo } from '@/components/site/logo'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

type StaffHeaderProps = { name: string; role: UserType | null; signOut: () => Promise<void> }

export function StaffHeader({ name, role, signOut }: StaffHeaderProps) {
  return (
    <header className="border-b bg-card">
      <Container className="flex h-16 items-center gap-4">
        <Link href={paths.home()} prefetch={false} aria-label={`${site.name} home`} className="flex shrink-0">
          <Logo />
        </Link>
        {role && (
          <span className="hidden border-l pl-4 text-sm text-muted-foreground sm:block">
            {ROLE_LABELS[role]}
          </span>
        )}
        <span className="ml-auto hidden truncate text-sm text-muted-foreground sm:block">{name}</span>
        <form action={signOut} className="ml-auto sm:ml-0">
          <Button type="submit" variant="outline" size="sm">
            Log out
          </Button>
        </form>
      </Container>
    </header>
  )
}
