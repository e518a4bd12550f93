import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

const BUCKET = 'website-assets'

const MAX_FILES = 200

export type WebsiteAsset = {
  path: string
  /** Bytes; null when storage does not report it. */
  size: number | null
}

type Entry = { id: string | null; name: string; metadata: Record<string, unknown> | null }

async function listFolder(folder: string): Promise<Entry[]> {
  const client = await createSessionClient()
  const { data, error } = await client.storage
    .from(BUCKET)
    .list(folder, { limit: MAX_FILES, sortBy: { column: 'name', order: 'asc' } })
  if (error) throw new DataError('websiteAssets.listFolder', { cause: error })
  return data
}

const toAsset = (path: string, { metadata }: Entry): WebsiteAsset => ({
  path,
  size: typeof metadata?.size === 'number' ? metadata.size : null,
})

/** Files of the bucket and its folders, one level deep. Storage returns folders without an id. */
export async function listWebsiteAssets(): Promise<WebsiteAsset[]> {
  const entries = await listFolder('')
  const lists = await Promise.all(
    entries.map(async (entry) => {
      if (entry.id !== null) return [toAsset(entry.name, entry)]
      const files = await listFolder(entry.name)
      return files.flatMap((file) => (file.id === null ? [] : [toAsset(`${entry.name}/${file.name}`, file)]))
    }),
  )
  return lists.flat()
}
