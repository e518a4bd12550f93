import 'server-only'
import { clientCalled, UNKNOWN_CLIENT } from '@/lib/data/catalogue/client-names'
import { DataError, INCOMPLETE, isRefused } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import type { LeadField, LeadValues } from '@/lib/leads/lead-fields'
import type { LeadStatus, LostReason } from '@/lib/leads/statuses'
import { dollarsText, parseDollars } from '@/lib/quotes/money'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { toLeadFacts, type LeadFacts } from './lead-rows'

type Client = Awaited<ReturnType<typeof createSessionClient>>
type Tables = Database['public']['Tables']

export type LeadRecord = LeadFacts & {
  version: number
  values: LeadValues
  email: string
  phoneNumber: string
  website: string | null
  place: string
  message: string
  source: string | null
  client: { id: string; name: string } | null
  contact: { id: string; name: string } | null
  /** ISO 8601. */
  stageChangedAt: string
}

/** Tasks, notes and quotes also link leads to clients and contacts, so the keys are named. */
const COLUMNS =
  '*, clients!contact_submissions_client_id_fkey(id, name), contacts!contact_submissions_contact_id_fkey(id, first_name, last_name)' as const

type Row = Tables['contact_submissions']['Row'] & {
  clients: { id: string; name: string } | null
  contacts: { id: string; first_name: string; last_name: string } | null
}

const toValues = (row: Row): LeadValues => ({
  owner: row.owner_id ?? '',
  nextStep: row.next_step ?? '',
  nextStepOn: row.next_step_on ?? '',
  value: row.value_cents === null ? '' : dollarsText(row.value_cents),
  lostReason: row.lost_reason ?? '',
  lostNote: row.lost_note ?? '',
  client: row.clients?.name ?? '',
})

async function readRow(client: Client, id: string): Promise<Row | null> {
  const { data, error } = await client.from('contact_submissions').select(COLUMNS).eq('id', id).maybeSingle()
  if (error) throw new DataError('leadRecord.readRow', { cause: error })
  return data
}

/** Null for an unknown id, and for roles that may not read leads. */
export async function getLead(id: string): Promise<LeadRecord | null> {
  const row = await readRow(await createSessionClient(), id)
  return (
    row && {
      ...toLeadFacts(row),
      version: row.version,
      values: toValues(row),
      email: row.email,
      phoneNumber: row.phone_number,
      website: row.website,
      place: [row.city, row.state].filter(Boolean).join(', '),
      message: row.message,
      source: row.source,
      client: row.clients,
      contact: row.contacts && {
        id: row.contacts.id,
        name: `${row.contacts.first_name} ${row.contacts.last_name}`,
      },
      stageChangedAt: row.stage_changed_at,
    }
  )
}

type Change = Tables['contact_submissions']['Update']

const CHANGES: Record<Exclude<LeadField, 'client'>, (value: string) => Change> = {
  owner: (value) => ({ owner_id: value || null }),
  nextStep: (value) => ({ next_step: value || null }),
  nextStepOn: (value) => ({ next_step_on: value || null }),
  value: (value) => ({ value_cents: value === '' ? null : parseDollars(value) }),
  lostReason: (value) => ({ lost_reason: value }),
  lostNote: (value) => ({ lost_note: value || null }),
}

/** PostgreSQL's code for a value that a check refuses: a reason for a lead that is not lost any more. */
const CHECK_VIOLATION = '23514'

async function write(client: Client, id: string, change: Change, version: number): Promise<boolean> {
  const { data, error } = await client
    .from('contact_submissions')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select('id')
  if (isRefused(error) || error?.code === INCOMPLETE || error?.code === CHECK_VIOLATION) return false
  if (error) throw new DataError('leadRecord.write', { cause: error })
  return data.length > 0
}

export async function editLead(id: string, field: LeadField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  const isNamed = field === 'client' && edit.value !== edit.base
  const clientId = isNamed ? await clientCalled(client, edit.value) : null
  if (clientId === 'unknown') return { status: 'invalid', error: UNKNOWN_CLIENT, edit }
  return saveEdit(edit, {
    read: async () => {
      const row = await readRow(client, id)
      return row && { version: row.version, value: toValues(row)[field] }
    },
    write: (value, version) =>
      write(client, id, field === 'client' ? { client_id: clientId } : CHANGES[field](value), version),
  })
}

/** False when its status is not `from` any more, or the person may not change it. */
export async function setLeadStatus(
  id: string,
  from: LeadStatus,
  to: LeadStatus,
  reason: LostReason | null,
  note: string | null,
): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('contact_submissions')
    .update({ status: to, ...(to === 'lost' && { lost_reason: reason, lost_note: note }) })
    .eq('id', id)
    .eq('status', from)
    .select('id')
  if (isRefused(error)) return false
  if (error) throw new DataError('leadRecord.setLeadStatus', { cause: error })
  return data.length > 0
}
