import 'server-only'
import type { Finding, OverviewTable } from '@/lib/catalogue/website-overview'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type WebsiteChange = {
  id: number
  /** ISO 8601. */
  happenedAt: string
  /** Null: the person was deleted meanwhile. */
  actor: string | null
  table: OverviewTable
  action: 'insert' | 'update' | 'delete'
  /** Null for an old address, which has no page of its own. */
  recordId: string | null
  columns: string[]
  /** Null for a record that is gone. */
  label: string | null
}

export type WebsiteOverview = {
  counts: {
    videos: { published: number; draft: number; archived: number }
    articles: { published: number; scheduled: number; draft: number }
    places: { published: number; draft: number }
  }
  findings: Finding[]
  /** The newest first. */
  changes: WebsiteChange[]
}

export async function getWebsiteOverview(): Promise<WebsiteOverview> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_website_overview')
  if (error) throw new DataError('overview.getWebsiteOverview', { cause: error })
  return data as WebsiteOverview
}
