import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from '@/components/ui/toast-store'
import { paths } from '@/lib/paths'
import { viewerChanged } from './use-viewer'

/** Lazy: most visitors never sign in. */
async function endSession(): Promise<boolean> {
  try {
    const { signOut } = await import('@/lib/actions/sign-out')
    return (await signOut()).ok
  } catch {
    return false
  }
}

export function useLogOut() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  const logOut = () =>
    startTransition(async () => {
      if (!(await endSession())) {
        toast({
          title: 'Logout failed',
          description: 'There was an error logging out. Please try again.',
          variant: 'destructive',
        })
        return
      }
      viewerChanged()
      toast({
        title: 'Logged out successfully',
        description: 'You have been logged out of your account.',
        variant: 'success',
      })
      router.push(paths.home())
    })

  return { logOut, pending }
}
