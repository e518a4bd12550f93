export const POLICY_HEADER = 'content-security-policy'

/** What no answer ever does. Pages have a policy of their own, which says this and more. */
export const BASE_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"

/** For all that is no page. Opened by itself it is shown, as a picture, a film or a text, and nothing else happens. */
export const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
