/** Why a client declines, as they choose it. */
export const DECLINE_REASONS = {
  price: 'It costs more than we can spend',
  timing: 'The time is not right',
  went_elsewhere: 'We chose another company',
  plans_changed: 'Our plans have changed',
  other: 'Another reason',
} as const

export type DeclineReason = keyof typeof DECLINE_REASONS

export const declineReasonLabel = (reason: string): string =>
  Object.hasOwn(DECLINE_REASONS, reason) ? DECLINE_REASONS[reason as DeclineReason] : reason
