/** The query parameter that carries one closed code across a redirect; `FlashToast` shows its text once and removes it. */
export const FLASH_PARAM = 'flash'

export type FlashCode =
  | 'sign-in-required'
  | 'unverified'
  | 'no-dashboard'
  | 'signed-out'
  | 'sign-out-failed'
  | 'denied-super-admin'
  | 'denied-super-admin-project-manager'
  | 'denied-admin'
  | 'denied-owl'
  | 'denied-graphic-designer'
  | 'denied-project-manager'
  | 'mirroring-started'
  | 'mirroring-ended'
  | 'mirroring-not-ended'
  | 'status-saved'
  | 'card-moved'
  | 'changed-meanwhile'
  | 'gear-approved'
  | 'gear-declined'
  | 'day-opened'
  | 'mail-queued'
  | 'not-changed'
  | 'comment-settled'
  | 'comment-reopened'
  | 'approval-reopened'
  | 'version-restored'
  | 'version-deleted'
  | 'ad-deleted'
  | 'link-expired'
  | 'password-set'
  | 'email-changed'
  | 'email-half-changed'
  | 'signed-out-everywhere'
  | 'user-changed'
  | 'last-super-admin'
  | 'invitation-sent'
  | 'invitation-withdrawn'
  | 'ad-group-added'
  | 'ad-group-deleted'
  | 'ad-added'
  | 'preview-opened'
  | 'preview-closed'
  | 'person-assigned'
  | 'person-unassigned'
  | 'view-saved'
  | 'view-deleted'
  | 'nothing-chosen'
  | 'list-changed'
  | 'groups-changed'

/**
 * `path` with a message for the page it leads to. In the address and not in a cookie, because guards run while a page
 * renders, where cookies cannot be set, and because a prefetch must not leave a message behind.
 *
 * @param path An address inside this site.
 */
export function withFlash(path: string, code: FlashCode): string {
  return `${path}${path.includes('?') ? '&' : '?'}${FLASH_PARAM}=${code}`
}
