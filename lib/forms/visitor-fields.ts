/** Public forms, by the names under which reCAPTCHA knows their sending. */
export type FormName = 'contact_submit' | 'videographer_signup' | 'ad_feedback'

/** Names of the entries that accompany every public form and are no part of what the visitor wrote. */
export const visitorFields = {
  /** Invisible to people; whoever fills it is a script. */
  trap: 'subject',
  /** Milliseconds from loading the page to sending the form. A duration, because clocks differ. Absent without JavaScript. */
  fillTime: 'fillTime',
  /** Made once per filled form, so that sending it again is recognised. Absent without JavaScript. */
  ticket: 'ticket',
  /** What the link to the form named as its origin. Absent without JavaScript. */
  source: 'source',
  /** reCAPTCHA's, where it is configured and could be asked. */
  token: 'recaptchaToken',
  siteKey: 'siteKey',
  expectedAction: 'expectedAction',
} as const

/** Query parameter in which a link to a form names the page it stands on. */
export const SOURCE_PARAM = 'from'
