import { site } from './site'

/** What a client agrees to by ticking the box of the review form. It is stored with the review's request. */
export const REVIEW_CONSENT = `${site.name} may publish this review with my name, my position and my company.`
