import 'server-only'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { PersonPart, PrivacyRequest, PrivacyRequestRow } from '@/lib/portal/privacy-requests'
import { createSessionClient } from '@/lib/supabase/server'

/** The generated type has no null in columns of functions. */
type StoredRow = {
  id: string
  address: string | null
  address_hash: string
  requested_by: string | null
  created_at: string
  exported_at: string | null
  erased_at: string | null
  erased_by: string | null
  total: number
}

export const REQUESTS_OF_PAGE = 50

/** Newest first. @throws DataError unless the viewer is a super admin and not mirroring */
export async function listPrivacyRequests(
  page: number,
): Promise<{ rows: PrivacyRequestRow[]; total: number }> {
  const { data, error } = await (
    await createSessionClient()
  ).rpc('list_privacy_requests', { row_limit: REQUESTS_OF_PAGE, row_offset: (page - 1) * REQUESTS_OF_PAGE })
  if (error) throw new DataError('privacyRequests.list', { cause: error })
  const rows = data as StoredRow[]
  return {
    rows: rows.map((row) => ({
      id: row.id,
      address: row.address,
      addressHash: row.address_hash,
      createdAt: row.created_at,
      requestedBy: row.requested_by,
      exportedAt: row.exported_at,
      erasedAt: row.erased_at,
      erasedBy: row.erased_by,
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** Null for an address that the database refuses, or when this person may not. */
export async function openPrivacyRequest(address: string): Promise<string | null> {
  const { data, error } = await (await createSessionClient()).rpc('open_privacy_request', { typed: address })
  return rpcOutcome('privacyRequests.open', error) === 'done' ? data : null
}

/** Null for an unknown one. @throws DataError unless the viewer is a super admin and not mirroring */
export async function getPrivacyRequest(id: string): Promise<PrivacyRequest | null> {
  const { data, error } = await (await createSessionClient()).rpc('get_privacy_request', { of_request: id })
  if (error) throw new DataError('privacyRequests.get', { cause: error })
  return data as PrivacyRequest | null
}

/** Notes that it was exported. Null when nothing is kept under the address any more, or this person may not. */
export async function exportPerson(id: string): Promise<PersonPart[] | null> {
  const { data, error } = await (await createSessionClient()).rpc('export_person', { of_request: id })
  return rpcOutcome('privacyRequests.export', error) === 'done' ? (data as PersonPart[]) : null
}

/** `refused`: another address was typed. `conflict`: the plan has changed since, or was carried out. */
export async function erasePerson(id: string, typed: string, digest: string): Promise<RpcOutcome> {
  const { error } = await (
    await createSessionClient()
  ).rpc('erase_person', { of_request: id, typed, seen_digest: digest })
  return rpcOutcome('privacyRequests.erase', error)
}
