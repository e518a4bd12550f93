import 'server-only'
import type { AuditEntry } from '@/lib/audit/entry'
import { toAuditEntry, type StoredAuditEntry } from '@/lib/data/people/audit-log'
import { DataError } from '@/lib/errors'
import type { AdminHome } from '@/lib/portal/homes/admin'
import type { DesignerHome } from '@/lib/portal/homes/designer'
import type { ManagerHome } from '@/lib/portal/homes/manager'
import type { SuperAdminHome } from '@/lib/portal/homes/super-admin'
import { createSessionClient } from '@/lib/supabase/server'
import type { DateRange } from '@/lib/time/periods'
import type { UnsentMessages } from './mail'
import { type QuoteFigures, quoteFigures } from './quote-figures'

/** One call for the whole screen, as for every home. */
export async function getManagerHome(): Promise<ManagerHome> {
  const { data, error } = await (await createSessionClient()).rpc('get_manager_home')
  if (error) throw new DataError('homes.getManagerHome', { cause: error })
  return data as unknown as ManagerHome
}

export async function getDesignerHome(): Promise<DesignerHome> {
  const { data, error } = await (await createSessionClient()).rpc('get_designer_home')
  if (error) throw new DataError('homes.getDesignerHome', { cause: error })
  return data as unknown as DesignerHome
}

type Stored<Home, Rest> = Home & { [Part in keyof Rest]: unknown }
type AdminRest = { mail: UnsentMessages; figures: QuoteFigures }

/** The range is of the figures of quotes. */
export async function getAdminHome({ since, until }: DateRange): Promise<AdminHome & AdminRest> {
  const { data, error } = await (await createSessionClient()).rpc('get_admin_home', { since, until })
  if (error) throw new DataError('homes.getAdminHome', { cause: error })
  const home = data as unknown as Stored<AdminHome, AdminRest>
  return { ...home, mail: home.mail as UnsentMessages, figures: quoteFigures.parse(home.figures) }
}

export async function getSuperAdminHome(): Promise<SuperAdminHome & { audit: AuditEntry[] }> {
  const { data, error } = await (await createSessionClient()).rpc('get_super_admin_home')
  if (error) throw new DataError('homes.getSuperAdminHome', { cause: error })
  const home = data as unknown as SuperAdminHome & { audit: StoredAuditEntry[] }
  return { ...home, audit: home.audit.map(toAuditEntry) }
}
