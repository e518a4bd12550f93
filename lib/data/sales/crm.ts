import 'server-only'
import { searchWords } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { Company, CrmHome } from '@/lib/leads/crm'
import { createSessionClient } from '@/lib/supabase/server'

/** One call for the whole screen. `text` narrows clients and contacts. */
export async function getCrmHome(text: string): Promise<CrmHome> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_crm_home', { words: searchWords(text) })
  if (error) throw new DataError('crm.getCrmHome', { cause: error })
  return data as unknown as CrmHome
}

const SOME = 10
const ALL = 200

/** With everything that names the client. Null for an unknown id. */
export async function getCompany(id: string, showsAll: boolean): Promise<Company | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_company', { of_client: id, row_limit: showsAll ? ALL : SOME })
  if (error) throw new DataError('crm.getCompany', { cause: error })
  return data as unknown as Company | null
}
