import type { FlashCode } from './flash'
import { denialMessage, SIGN_IN_REQUIRED } from './roles'

type FlashMessage = { title: string; description?: string; variant: 'default' | 'success' | 'destructive' }

const refusal = (title: string): FlashMessage => ({ title, variant: 'destructive' })

const MESSAGES: Record<FlashCode, FlashMessage> = {
  'sign-in-required': refusal(SIGN_IN_REQUIRED),
  unverified: refusal('Failed to verify your permissions'),
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
  'denied-super-admin': refusal(denialMessage('super-admin', null)),
  'denied-super-admin-project-manager': refusal(denialMessage('super-admin', 'project_manager')),
  'denied-admin': refusal(denialMessage('admin', null)),
  'denied-owl': refusal(denialMessage('owl', null)),
  'denied-graphic-designer': refusal(denialMessage('graphic-designer', null)),
  'denied-project-manager': refusal(denialMessage('project-manager', null)),
  'mirroring-started': { title: 'User Mirroring Started', variant: 'success' },
  'mirroring-ended': { title: 'User Mirroring ended', variant: 'success' },
  'mirroring-not-ended': refusal('Failed to end user mirroring'),
  'lead-changed': { title: 'Status saved', variant: 'success' },
  'mail-queued': { title: 'The message is being sent again', variant: 'success' },
  'not-changed': refusal('Nothing was changed'),
}

/** Null for anything but our own codes: an address never puts words into the site's mouth. */
export function flashMessage(code: string): FlashMessage | null {
  return Object.hasOwn(MESSAGES, code) ? MESSAGES[code as FlashCode] : null
}
