import type { Metadata } from 'next'
import { DeadLink } from '@/components/forms/dead-link'
import { NewPasswordForm } from '@/components/forms/new-password-form'
import { Button } from '@/components/ui/button'
import { readMailedLink } from '@/lib/auth/mailed-link'
import { paths } from '@/lib/paths'
import { confirmEmail, setNewPassword } from './actions'

export const metadata: Metadata = {
  title: 'Confirm',
  robots: { index: false, follow: false },
  // The URL is a secret. Not `no-referrer`: browsers would also omit the origin of the forms.
  referrer: 'same-origin',
}

/** Only the posted form uses the link: mail scanners open it too. */
export default async function ConfirmPage({ searchParams }: PageProps<'/auth/confirm'>) {
  const link = readMailedLink(await searchParams)
  if (!link) {
    return (
      <DeadLink
        title="This link is incomplete"
        advice="Open it from the message again, or copy all of it."
        label="To the login page"
        href={paths.login()}
      />
    )
  }
  const hidden = { token_hash: link.tokenHash, type: link.type }
  if (link.type !== 'email_change') {
    return (
      <>
        <h1 className="type-title">Choose a new password</h1>
        <NewPasswordForm hidden={hidden} email={null} submit="Set Password" action={setNewPassword} />
      </>
    )
  }
  return (
    <>
      <h1 className="type-title">Confirm your new address</h1>
      <p className="text-muted-foreground">You sign in with it from then on.</p>
      <form action={confirmEmail}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">Confirm</Button>
      </form>
    </>
  )
}
