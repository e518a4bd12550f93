import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

const BUCKET = 'blog'

/** Keeps a picture under its name for good, and answers its path in public storage. Null when the person may not. */
export async function storeTextPicture(fileName: string, content: Buffer): Promise<string | null> {
  const client = await createSessionClient()
  const { error } = await client.storage.from(BUCKET).upload(fileName, content, {
    contentType: 'image/webp',
    cacheControl: '31536000',
    // The same name is the same content.
    upsert: true,
  })
  if (error?.message.includes('row-level security')) return null
  if (error) throw new DataError('textPictures.storeTextPicture', { cause: error })
  return `${BUCKET}/${fileName}`
}
