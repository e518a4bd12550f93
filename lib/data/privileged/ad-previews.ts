import 'server-only'
import { cache } from 'react'
import { z } from 'zod/mini'
import type { AdGroupPreview } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import { privateFetch } from '@/lib/supabase/client-options'
import { createVisitorClient } from '@/lib/supabase/anonymous'

/** Seconds. The URL works that long, also after the preview was closed. */
const SIGNED_FOR_SECONDS = 600

const file = z.nullable(z.object({ path: z.string(), contentType: z.string(), bytes: z.number() }))

const preview: z.ZodMiniType<AdGroupPreview> = z.object({
  id: z.string(),
  name: z.string(),
  parentGroup: z.string(),
  product: z.string(),
  createdAt: z.string(),
  dueDate: z.nullable(z.string()),
  ads: z.array(z.object({ id: z.string(), title: z.string(), static: file, motion: file })),
})

export const getAdGroupPreview = cache(async (id: string): Promise<AdGroupPreview | null> => {
  if (!z.uuid().safeParse(id).success) return null
  const { data, error } = await createVisitorClient().rpc('ad_group_preview', { ad_group_id: id })
  if (error) throw new DataError('adPreviews.getAdGroupPreview', { cause: error })
  return data === null ? null : preview.parse(data)
})

/** Null when the file does not exist. With `downloadAs` browsers save the file under that name. */
export async function signAdFile(path: string, downloadAs?: string): Promise<string | null> {
  const { data, error } = await createAdminClient()
    .storage.from('ads')
    .createSignedUrl(path, SIGNED_FOR_SECONDS, downloadAs ? { download: downloadAs } : {})
  if (error?.message.toLowerCase().includes('not found')) return null
  if (error) throw new DataError('adPreviews.signAdFile', { cause: error })
  return data.signedUrl
}

/** Bytes, read from the headers of a one-byte request; null when the file does not exist. */
export async function measureAdFile(path: string): Promise<number | null> {
  const address = await signAdFile(path)
  if (!address) return null
  const { ok, headers, body } = await privateFetch(address, { headers: { Range: 'bytes=0-0' } })
  await body?.cancel()
  return ok ? Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')) : null
}

export async function openAdFile(
  path: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const address = await signAdFile(path)
  if (!address) return null
  const response = await fetch(address, { cache: 'no-store', signal })
  return response.ok ? response.body : null
}
