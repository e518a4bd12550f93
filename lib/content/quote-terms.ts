import { site } from './site'

export const DEFAULT_DEPOSIT_PERCENT = 50

export const QUOTE_TERMS = `Dates. We book your filming day when the deposit has arrived. You may move it once without charge, up to five working days before. After that we charge what we cannot cancel ourselves.

Weather. If the weather makes filming outdoors unsafe or pointless, we agree on a new day. You pay travel once.

Revisions. Each package includes the rounds that its lines name. A round is one list of changes to the whole film. Further rounds cost $120 an hour.

Payment. The deposit is due when you accept. The rest is due within 14 days after you approve the film.

Rights. When everything is paid, you may use the finished film for as long as you like, wherever you like. Music and stock footage keep the licenses of their owners. ${site.name} may show the film as a sample of its work unless you ask us not to.

Cancelling. You may cancel in writing at any time. You pay for the work that is done by then, and for what we can no longer cancel.`
