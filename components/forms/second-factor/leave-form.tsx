import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type Props = { signOut: () => Promise<void>; children?: ReactNode }

/** For whoever is at the wrong account, or cannot go on. */
export const LeaveForm = ({ signOut, children }: Props) => (
  <form action={signOut} className="grid justify-items-start gap-3 border-t pt-6 text-muted-foreground">
    {children && <p>{children}</p>}
    <Button type="submit" variant="link">
      Log out
    </Button>
  </form>
)
