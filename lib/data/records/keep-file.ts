import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { DataError } from '@/lib/errors'

/** Seconds: longer than browsers keep anything. */
const FOR_EVER = '31536000'

/** Stores a file for good. Its name tells its content, so one that is there stays. False when the person may not. */
export async function keepFile(
  bucket: 'blog' | 'logos' | 'website-assets',
  name: string,
  content: Buffer,
  contentType: string,
): Promise<boolean> {
  const client = await createSessionClient()
  const { error } = await client.storage
    .from(bucket)
    .upload(name, content, { contentType, cacheControl: FOR_EVER })
  if (!error || error.message.includes('already exists')) return true
  if (error.message.includes('row-level security')) return false
  throw new DataError('keepFile', { cause: error })
}
