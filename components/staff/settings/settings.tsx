import type { ReactNode } from 'react'
import { StepForm } from '@/components/staff/follow-up/step-form'
import { Button } from '@/components/ui/button'
import { changeOwnEmail, changeOwnName, changeOwnPassword, signOutEverywhere } from '@/lib/actions/account'
import { saveNotificationSettings, unmute } from '@/lib/actions/inbox'
import type { Account } from '@/lib/auth/account'
import type { UserType } from '@/lib/auth/roles'
import type { NotificationSettings } from '@/lib/data/portal/inbox'
import type { OwnSecurity } from '@/lib/data/people/security'
import { kindsFor, subjectKind } from '@/lib/portal/notifications'
import { NotificationForm } from './notification-settings'
import { OwnFactor, OwnSignIns } from './own-security'
import { EmailForm, NameForm, PasswordForm } from './settings-forms'

type SettingsProps = {
  viewer: Account & { role: UserType }
  notifications: NotificationSettings
  /** Null while mirroring. */
  security: OwnSecurity | null
  /** Path of this page. */
  from: string
}

type SectionProps = { id?: string; title: string; text: string; children: ReactNode }

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      id={id}
      className="grid scroll-mt-16 gap-5 border-t py-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12"
    >
      <div>
        <h2 className="type-heading">{title}</h2>
        <p className="mt-2 text-sm text-muted-foreground">{text}</p>
      </div>
      <div className="max-w-md">{children}</div>
    </section>
  )
}

export function Settings({ viewer, notifications, security, from }: SettingsProps) {
  return (
    <div>
      <h1 className="mb-10 type-title">Settings</h1>
      <Section title="Name" text="How colleagues see you.">
        <NameForm
          action={changeOwnName.bind(null, from)}
          firstName={viewer.firstName}
          lastName={viewer.lastName}
        />
      </Section>
      <Section title="Email" text="You sign in with it. A new address takes effect once verified.">
        <EmailForm action={changeOwnEmail.bind(null, from)} email={viewer.email} />
      </Section>
      <Section title="Password" text="A new password logs you out of all other browsers.">
        <PasswordForm action={changeOwnPassword.bind(null, from)} email={viewer.email} />
      </Section>
      <Section
        title="Two-step sign-in"
        text="After your password, enter a code from your phone. A stolen password alone is not enough then."
      >
        <OwnFactor security={security} from={from} />
      </Section>
      <Section
        id="notifications"
        title="Notifications"
        text="What goes to your inbox and your email. The daily email comes in the morning when there is news. You hear nothing more about records you muted. Quote owners are also emailed when a quote expires."
      >
        <NotificationForm
          action={saveNotificationSettings}
          role={viewer.role}
          kinds={kindsFor(viewer.role)}
          deliveries={notifications.deliveries}
        />
        <Muted muted={notifications.muted} />
      </Section>
      <Section
        title="Sessions"
        text="Where you are signed in. Log out a session if you left a screen open somewhere or lost a device. Sessions end after 30 days, or 14 days without use; for super admins after 12 hours."
      >
        <OwnSignIns security={security} from={from} />
        <form action={signOutEverywhere.bind(null, from)} data-leaves="tab">
          <Button type="submit" variant="outline">
            Log out everywhere
          </Button>
        </form>
      </Section>
    </div>
  )
}

function Muted({ muted }: Pick<NotificationSettings, 'muted'>) {
  if (muted.length === 0) return null
  return (
    <div className="mt-8">
      <h3 className="font-medium">Muted</h3>
      <ul className="mt-2 divide-y border-y">
        {muted.map((record) => (
          <li key={record.aboutId} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {record.label} <span className="text-sm text-muted-foreground">{subjectKind(record)}</span>
            </span>
            <StepForm action={unmute.bind(null, record.aboutId)}>
              Unmute
              <span className="sr-only">: {record.label}</span>
            </StepForm>
          </li>
        ))}
      </ul>
    </div>
  )
}
