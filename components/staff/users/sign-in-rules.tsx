import { StepForm } from '@/components/staff/follow-up/step-form'
import { ScreenHeading } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import type { SecondFactorRole } from '@/lib/data/people/security'
import type { Action } from '@/lib/forms/form-state'
import { getScreen } from '@/lib/portal/screens'

type Props = { roles: SecondFactorRole[]; setNeeded: (role: UserType, isNeeded: boolean) => Action }

export function SignInRules({ roles, setNeeded }: Props) {
  const screen = getScreen('super-admin', 'sign-in-rules')
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <ul className="divide-y border-y">
        {roles.map(({ role, neededSince, people, enrolled }) => (
          <li key={role} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div>
              <h2 className="font-medium">{ROLE_LABELS[role]}</h2>
              <p className="text-sm text-muted-foreground">
                {enrolled} of {people} use two-step sign-in.{' '}
                {neededSince ? (
                  <>
                    Required since <OfficeTime at={neededSince} />.
                  </>
                ) : (
                  'Optional.'
                )}
              </p>
            </div>
            <StepForm action={setNeeded(role, !neededSince)}>
              {neededSince ? 'Make optional' : 'Require'}
              <span className="sr-only">: {ROLE_LABELS[role]}</span>
            </StepForm>
          </li>
        ))}
      </ul>
    </div>
  )
}
