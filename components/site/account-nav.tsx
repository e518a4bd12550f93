'use client'

import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import { GetStartedButton } from './get-started-button'
import { useLogOut } from './use-log-out'
import { useViewer } from './use-viewer'

/** The end of the wide header. It is aligned to the edge and nothing follows it, so a change of state moves nothing else. */
export function AccountNav() {
  const viewer = useViewer()
  const { logOut, pending } = useLogOut()
  const home = viewer?.role ? paths.roleHome(viewer.role) : paths.dashboard()

  return (
    <div className="ml-auto flex items-center gap-1">
      {viewer ? (
        <>
          <Link href={home} prefetch={false} className={buttonVariants({ variant: 'ghost', shape: 'pill' })}>
            Dashboard
          </Link>
          <button
            type="button"
            disabled={pending}
            onClick={logOut}
            className={buttonVariants({ variant: 'outline', shape: 'pill' })}
          >
            Log out
          </button>
        </>
      ) : (
        <>
          <Link
            href={paths.login()}
            prefetch={false}
            className={buttonVariants({ variant: 'ghost', shape: 'pill' })}
          >
            Log In
          </Link>
          <GetStartedButton shape="pill" />
        </>
      )}
    </div>
  )
}
