export type FormName =
  'contact_submit' | 'videographer_signup' | 'ad_feedback' | 'review_submit' | 'quote_answer'

export const visitorFields = {
  /** Invisible; only bots fill it. */
  trap: 'subject',
  /** Milliseconds from page load to sending. Absent without JavaScript. */
  fillTime: 'fillTime',
  /** Created once per filled form, to recognize duplicates. Absent without JavaScript. */
  ticket: 'ticket',
  /** The page with the link to the form. Absent without JavaScript. */
  source: 'source',
  /** Sent by a button that shows the form again with what was chosen. Only without JavaScript. */
  update: 'update',
  token: 'recaptchaToken',
  siteKey: 'siteKey',
  expectedAction: 'expectedAction',
} as const

/** Where the visit began. Absent without JavaScript, and from browsers that object to tracking. */
export const sourceFields = { landing: 'landing', referrer: 'referrer', campaign: 'campaign' } as const

/** Query parameter: the page with the link to the form. */
export const SOURCE_PARAM = 'from'
