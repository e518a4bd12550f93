import { hasKey } from '@/lib/text/untrusted'
import type { FlashCode } from './flash'
import { denialMessage, SIGN_IN_REQUIRED } from './roles'

type FlashMessage = { title: string; description?: string; variant: 'default' | 'success' | 'destructive' }

const failure = (title: string): FlashMessage => ({ title, variant: 'destructive' })
const done = (title: string): FlashMessage => ({ title, variant: 'success' })

const MESSAGES: Record<FlashCode, FlashMessage> = {
  'sign-in-required': failure(SIGN_IN_REQUIRED),
  unverified: failure('Failed to verify your permissions'),
  'no-dashboard': { title: 'Your dashboard is under construction', variant: 'default' },
  'signed-out': {
    title: 'Logged out successfully',
    description: 'You have been logged out of your account.',
    variant: 'success',
  },
  'sign-out-failed': {
    title: 'Logout failed',
    description: 'There was an error logging out. Please try again.',
    variant: 'destructive',
  },
  'denied-super-admin': failure(denialMessage('super-admin', null)),
  'denied-super-admin-project-manager': failure(denialMessage('super-admin', 'project_manager')),
  'denied-admin': failure(denialMessage('admin', null)),
  'denied-owl': failure(denialMessage('owl', null)),
  'denied-graphic-designer': failure(denialMessage('graphic-designer', null)),
  'denied-project-manager': failure(denialMessage('project-manager', null)),
  'mirroring-started': done('User Mirroring Started'),
  'mirroring-ended': done('User Mirroring ended'),
  'mirroring-not-ended': failure('Failed to end user mirroring'),
  'status-saved': done('Status saved'),
  'card-moved': done('Moved'),
  'changed-meanwhile': {
    title: 'Nothing was saved',
    description: 'Somebody changed this meanwhile. Here is how it stands now.',
    variant: 'destructive',
  },
  'gear-approved': done('Added to the list that applicants choose from'),
  'gear-declined': done('Suggestion declined'),
  'day-opened': done('The day is open again'),
  'mail-queued': done('The message is being sent again'),
  'comment-settled': done('Comment settled'),
  'comment-reopened': done('Comment open again'),
  'approval-reopened': done('The client can approve it again'),
  'not-changed': failure('Nothing was changed'),
  'version-restored': done('This version is in use now'),
  'version-deleted': done('Version deleted'),
  'ad-deleted': done('Ad deleted'),
  'link-expired': {
    title: 'This link has expired',
    description: 'It was used, replaced by a newer one, or is more than an hour old.',
    variant: 'destructive',
  },
  'password-set': {
    title: 'Your new password is set',
    description: 'You have been logged out everywhere. Log in with the new password.',
    variant: 'success',
  },
  'email-changed': { title: 'Your new email address is confirmed', variant: 'success' },
  'email-half-changed': {
    title: 'One of two confirmations is here',
    description: 'Now open the link in the message to your other address.',
    variant: 'success',
  },
  'signed-out-everywhere': {
    title: 'Logged out successfully',
    description: 'You have been logged out of your account in all browsers.',
    variant: 'success',
  },
  'user-changed': { title: 'User saved', variant: 'success' },
  'last-super-admin': {
    title: 'Nothing was changed',
    description: 'This is the last active super admin. Make somebody else one first.',
    variant: 'destructive',
  },
  'invitation-sent': { title: 'Invitation sent', variant: 'success' },
  'invitation-withdrawn': { title: 'Invitation withdrawn', variant: 'success' },
  'ad-group-added': done('Ad group created'),
  'ad-group-deleted': done('Ad group deleted'),
  'ad-added': done('Ad added'),
  'preview-opened': done('The preview is open to clients'),
  'preview-closed': done('The preview is closed'),
  'person-assigned': done('Assigned'),
  'person-unassigned': done('No longer assigned'),
  'view-saved': done('View saved'),
  'view-deleted': done('View deleted'),
  'nothing-chosen': {
    title: 'Nothing was changed',
    description: 'Choose some rows, and what to do with them.',
    variant: 'destructive',
  },
  'list-changed': {
    title: 'Nothing was changed',
    description: 'The list is not what it was when you chose all of it. Have a look, and choose again.',
    variant: 'destructive',
  },
  'groups-changed': done('Ad groups changed'),
  'client-added': done('Client added'),
  'client-deleted': done('Client deleted'),
  'clients-merged': done('Clients merged'),
  'client-in-use': {
    title: 'Nothing was deleted',
    description: 'A film, a review or a contact names this client meanwhile.',
    variant: 'destructive',
  },
  'logo-removed': done('Logo removed'),
  'logos-arranged': done('The home page follows'),
  'video-added': done('Draft saved'),
  'video-deleted': done('Draft deleted'),
  'address-freed': done('The old address is free'),
  'industry-needed': {
    title: 'Nothing was changed',
    description: 'A published video keeps one industry. Add another one first.',
    variant: 'destructive',
  },
  'asset-in-use': done('Visitors see it now'),
  'change-undone': done('Change undone'),
  'contact-added': done('Contact added'),
  'contact-deleted': done('Contact deleted'),
  'contact-in-use': {
    title: 'Nothing was deleted',
    description: 'A review or another record names this contact meanwhile.',
    variant: 'destructive',
  },
  'contacts-merged': done('Contacts merged'),
  'focus-moved': done('Focal point saved'),
  'captions-added': done('Captions added'),
  'captions-saved': done('Captions saved'),
  'captions-deleted': done('Captions deleted'),
  'review-added': done('Review added'),
  'review-published': done('The review is published'),
  'review-hidden': done('Visitors do not see the review'),
  'review-deleted': done('Review deleted'),
  'review-asked': done('The letter is on its way'),
  'review-request-withdrawn': done('The link is withdrawn'),
  'import-checked': done('Every row checked'),
  'import-changed': {
    title: 'Nothing was imported yet',
    description: 'Contacts changed meanwhile. Look at the rows again, then import them.',
    variant: 'default',
  },
  'contacts-imported': done('Contacts imported'),
  'import-undone': done('Import undone'),
  'film-restored': done('This film is in use now'),
  'upload-discarded': done('Upload discarded'),
  'ratio-saved': done('Shape saved'),
}

/** Null for unknown codes, so that a URL cannot show its own text. */
export function flashMessage(code: string): FlashMessage | null {
  return hasKey(MESSAGES, code) ? MESSAGES[code] : null
}
