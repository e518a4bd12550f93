/** The reCAPTCHA actions of the public forms. */
export type FormName = 'contact_submit' | 'videographer_signup' | 'ad_feedback'

/** Names of the technical fields of every public form. */
export const visitorFields = {
  /** Invisible to people; only bots fill it. */
  trap: 'subject',
  /** Milliseconds from page load to sending. Absent without JavaScript. */
  fillTime: 'fillTime',
  /** Created once per filled form, to recognize duplicates. Absent without JavaScript. */
  ticket: 'ticket',
  /** The page with the link to the form. Absent without JavaScript. */
  source: 'source',
  token: 'recaptchaToken',
  siteKey: 'siteKey',
  expectedAction: 'expectedAction',
} as const

/** Query parameter of links to a form: the page with the link. */
export const SOURCE_PARAM = 'from'
