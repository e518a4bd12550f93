import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { changeOwnEmail, changeOwnName, changeOwnPassword, signOutEverywhere } from '@/lib/actions/account'
import type { Account } from '@/lib/auth/account'
import { EmailForm, NameForm, PasswordForm } from './settings-forms'

type SettingsProps = {
  viewer: Account
  /** Path of this page. */
  from: string
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t py-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12">
      <div>
        <h2 className="type-heading">{title}</h2>
        <p className="mt-2 text-sm text-muted-foreground">{text}</p>
      </div>
      <div className="max-w-md">{children}</div>
    </section>
  )
}

export function Settings({ viewer, from }: SettingsProps) {
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
      <Section title="Email" text="You sign in with it. A new address counts once it is verified.">
        <EmailForm action={changeOwnEmail.bind(null, from)} email={viewer.email} />
      </Section>
      <Section title="Password" text="A new one logs you out of all your other browsers.">
        <PasswordForm action={changeOwnPassword.bind(null, from)} email={viewer.email} />
      </Section>
      <Section title="Sessions" text="For when you left a screen open somewhere, or lost a device.">
        <form action={signOutEverywhere.bind(null, from)}>
          <Button type="submit" variant="outline">
            Log out everywhere
          </Button>
        </form>
      </Section>
    </div>
  )
}
