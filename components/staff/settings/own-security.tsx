import { OfficeTime } from '@/components/staff/office-time'
import { StepForm } from '@/components/staff/follow-up/step-form'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { endOneSignIn, endOtherSignIns } from '@/lib/actions/account'
import { deviceName, placeName } from '@/lib/auth/device'
import type { OwnSecurity, OwnSignIn } from '@/lib/data/people/security'
import { paths } from '@/lib/paths'
import { countOf } from '@/lib/text/format'

/** `security` is null while mirroring. */
type Props = { security: OwnSecurity | null; from: string }

const NotYours = () => (
  <p className="text-muted-foreground">You are viewing as someone else. Only they see this.</p>
)

export function OwnFactor({ security, from }: Props) {
  if (!security) return <NotYours />
  const { factor, enrollBy } = security
  return (
    <div className="grid justify-items-start gap-4">
      {factor ? (
        <p>
          On since <OfficeTime at={factor.since} />.{' '}
          {factor.passkeys > 0 && `${countOf(factor.passkeys, 'passkey', 'passkeys')}. `}
          {countOf(factor.codesLeft, 'recovery code', 'recovery codes')} left.
        </p>
      ) : (
        <p>Off.</p>
      )}
      {enrollBy && (
        <p>
          Your role needs it. You have time until <OfficeTime at={enrollBy} />.
        </p>
      )}
      <StaffLink href={paths.secondFactor({ next: from })} className={buttonVariants({ variant: 'outline' })}>
        {factor ? 'Change two-step sign-in' : 'Set up two-step sign-in'}
      </StaffLink>
    </div>
  )
}

export function OwnSignIns({ security, from }: Props) {
  if (!security) return <NotYours />
  const { signIns } = security
  return (
    <div className="mb-8 grid gap-4">
      <ul className="divide-y border-y">
        {signIns.map((signIn) => (
          <SignInLine key={signIn.id} signIn={signIn} from={from} />
        ))}
      </ul>
      {signIns.length > 1 && (
        <StepForm action={endOtherSignIns.bind(null, from)}>Log out all others</StepForm>
      )}
    </div>
  )
}

function SignInLine({ signIn, from }: { signIn: OwnSignIn; from: string }) {
  const device = deviceName(signIn.userAgent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {signIn.isThis && <Badge>This one</Badge>}
        </p>
        <p className="text-sm text-muted-foreground">
          {placeName(signIn.timeZone) ?? 'Place unknown'} · seen <OfficeTime at={signIn.seenAt} />
        </p>
        <p className="text-sm text-muted-foreground">
          Ends <OfficeTime at={signIn.endsAt} />, at the latest
        </p>
      </div>
      {!signIn.isThis && (
        <StepForm action={endOneSignIn.bind(null, from, signIn.id)}>
          Log out
          <span className="sr-only">: {device}</span>
        </StepForm>
      )}
    </li>
  )
}
