import 'server-only'
import { DataError } from '@/lib/errors'
import type { CompanyHours } from '@/lib/scheduling/types'
import { createSessionClient } from '@/lib/supabase/server'

/** `day` as in '2026-12-25', in the company's time zone. */
export type ClosedDay = { day: string; reason: string | null }

export async function setCompanyHours(hours: CompanyHours[]): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client.rpc('set_company_hours', { hours })
  if (error) throw new DataError('companyHours.setCompanyHours', { cause: error })
}

export async function closeDay({ day, reason }: ClosedDay): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client.from('company_closed_days').upsert({ day, reason })
  if (error) throw new DataError('companyHours.closeDay', { cause: error })
}

/** Days that are closed already keep their reason. */
export async function closeDays(days: ClosedDay[]): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client
    .from('company_closed_days')
    .upsert(days, { onConflict: 'day', ignoreDuplicates: true })
  if (error) throw new DataError('companyHours.closeDays', { cause: error })
}

export async function openDay(day: string): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client.from('company_closed_days').delete().eq('day', day)
  if (error) throw new DataError('companyHours.openDay', { cause: error })
}
