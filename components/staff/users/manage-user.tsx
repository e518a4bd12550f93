import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { User } from '@/lib/data/people/users'
import { RoleSelect } from './role-select'
import type { UserActions } from './user-actions'

type ManageUserProps = { user: User; name: string; actions: UserActions }

/** Unfolds in place, so that it works without scripts and a stray click changes nobody. */
export function ManageUser({ user, name, actions }: ManageUserProps) {
  return (
    <details>
      <summary className={buttonVariants({ variant: 'outline', size: 'sm', className: 'list-none' })}>
        <span>
          Manage<span className="sr-only"> {name}</span>
        </span>
      </summary>
      <div className="mt-3 grid w-64 max-w-full gap-3">
        <form action={actions.changeRole.bind(null, user.id)} className="flex gap-2">
          <RoleSelect
            key={user.userType}
            aria-label={`Role of ${name}`}
            defaultValue={user.userType ?? undefined}
          />
          <Button type="submit" variant="secondary">
            Save
          </Button>
        </form>
        <form action={actions.setActive.bind(null, user.id, !user.isActive)}>
          <Button type="submit" variant={user.isActive ? 'destructive' : 'outline'} size="sm">
            {user.isActive ? 'Deactivate' : 'Reactivate'}
          </Button>
        </form>
      </div>
    </details>
  )
}
