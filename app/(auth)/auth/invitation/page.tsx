import type { Metadata } from 'next'
import { DeadLink } from '@/components/forms/dead-link'
import { NewPasswordForm } from '@/components/forms/new-password-form'
import { findInvitation } from '@/lib/data/privileged/invitations'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { joinByInvitation } from './actions'

export const metadata: Metadata = {
  title: 'Your Invitation',
  robots: { index: false, follow: false },
  // The URL is a secret. Not `no-referrer`: browsers would also omit the origin of the form.
  referrer: 'same-origin',
}

export default async function InvitationPage({ searchParams }: PageProps<'/auth/invitation'>) {
  const { token } = await searchParams
  const invitation = typeof token === 'string' ? await findInvitation(token) : null
  if (typeof token !== 'string' || !invitation) {
    return (
      <DeadLink
        title="This invitation has ended"
        advice="It was used, withdrawn or replaced by a newer one. Please ask the person who invited you for another."
        label="To the login page"
        href={paths.login()}
      />
    )
  }
  return (
    <>
      <div className="grid gap-3">
        <h1 className="type-title">
          Welcome to {site.name}
          {invitation.firstName && `, ${invitation.firstName}`}
        </h1>
        <p className="[overflow-wrap:anywhere] text-muted-foreground">
          Choose a password for {invitation.email}.
        </p>
      </div>
      <NewPasswordForm
        hidden={{ token }}
        email={invitation.email}
        submit="Create Account"
        action={joinByInvitation}
      />
    </>
  )
}
