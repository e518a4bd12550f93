'use client'

import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import { GetStartedButton } from './get-started-button'
import { useLogOut } from './use-log-out'
import { useMarkedViewer } from './use-viewer'

/**
 * Both answers to who is signed in: CSS chooses before the first paint. Plain links: portal documents have another policy and
 * need a full load.
 */
export function AccountNav() {
  const viewer = useMarkedViewer()
  const { logOut, pending } = useLogOut()
  const home = viewer?.role ? paths.roleHome(viewer.role) : paths.dashboard()

  return (
    <div className="ml-auto flex items-center gap-1">
      <div className="hidden viewer:contents">
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
      </div>
      <div className="contents viewer:hidden">
        <a href={paths.login()} className={buttonVariants({ variant: 'ghost', shape: 'pill' })}>
          Log In
        </a>
        <GetStartedButton shape="pill" />
      </div>
    </div>
  )
}
