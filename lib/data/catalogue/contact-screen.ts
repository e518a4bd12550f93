import 'server-only'
import { FLASH_PARAM, type FlashCode } from '@/lib/auth/flash'
import { listContactHistory, type HistoryEntry } from '@/lib/data/history/record-history'
import type { Appearance } from '@/lib/catalogue/appearances'
import type { ContactChoices } from '@/lib/catalogue/contacts'
import { isUuid, firstValue, type SearchParams } from '@/lib/list/query'
import { readFollowUp } from '@/lib/data/sales/follow-up'
import type { FollowUp } from '@/lib/leads/follow-up'
import { listAppearances } from './appearances'
import { listContactChoices } from './contact-choices'
import { type ContactRecord, getContact } from './contact-record'
import {
  type ContactMergeStep,
  findSimilarContacts,
  planContactMerge,
  type SimilarContact,
} from './similar-contacts'

const SOME = 10
const ALL = 199

export type ContactMergePlan = { into: { id: string; name: string }; steps: ContactMergeStep[] }

export type ContactScreenData = {
  /** Null after a deletion. */
  contact: ContactRecord | null
  entries: HistoryEntry[]
  /** The history has older entries, and the page does not show all. */
  canShowMore: boolean
  similar: SimilarContact[]
  /** The contact that was chosen to merge this one into. */
  plan: ContactMergePlan | null
  choices: ContactChoices
  followUp: FollowUp | null
  /** The public pages that show it. */
  pages: Appearance[]
  /** The form has just added it. */
  isNew: boolean
}

/** Everything on the page of one contact. Null when there has never been such a contact. */
export async function readContactScreen(id: string, query: SearchParams): Promise<ContactScreenData | null> {
  if (!isUuid(id)) return null
  const showsAll = query.history === 'all'
  const [contact, history, choices, pages, followUp] = await Promise.all([
    getContact(id),
    listContactHistory(id, showsAll ? ALL : SOME),
    listContactChoices(),
    listAppearances({ kind: 'contact', id }),
    readFollowUp({ kind: 'contact', id }, query.notes === 'all'),
  ])
  if (!contact && history.entries.length === 0) return null
  const [similar, plan] = contact
    ? await Promise.all([findSimilarContacts(contact.values, id), readPlan(id, firstValue(query.merge))])
    : [[], null]
  const canShowMore = history.hasMore && !showsAll
  const isNew = firstValue(query[FLASH_PARAM]) === ('contact-added' satisfies FlashCode)
  return { contact, entries: history.entries, canShowMore, similar, plan, choices, followUp, pages, isNew }
}

async function readPlan(fromId: string, intoId: string): Promise<ContactMergePlan | null> {
  if (!isUuid(intoId) || intoId === fromId) return null
  const into = await getContact(intoId)
  const steps = into && (await planContactMerge(fromId, intoId))
  if (!into || !steps) return null
  return { into: { id: intoId, name: `${into.values.firstName} ${into.values.lastName}` }, steps }
}
