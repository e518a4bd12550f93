'use client'

import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import { GetStartedButton } from './get-started-button'
import { useLogOut } from './use-log-out'
import { useViewer } from './use-viewer'

/** Plain links: portal documents have another policy and need a full load. */
export function AccountNav() {
  const viewer = useViewer()
  const { logOut, pending } = useLogOut()
  const home = viewer?.role ? paths.roleHome(viewer.role) : paths.dashboard()

  return (
    <div className="ml-auto flex items-center gap-1">
      {viewer ? (
        <>
          <a href={home} className={buttonVariants({ variant: 'ghost', shape: 'pill' })}>
            Dashboard
          </a>
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
          <a href={paths.login()} className={buttonVariants({ variant: 'ghost', shape: 'pill' })}>
            Log In
          </a>
          <GetStartedButton shape="pill" />
        </>
      )}
    </div>
  )
}
