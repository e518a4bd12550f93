import { previewPaths } from '@/lib/preview-paths'

/** Milliseconds after which the browser has read the blob. */
const TAKEN_OVER_MS = 60_000

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER_MS)
}

/** @throws on HTTP and network errors */
export async function fetchBlob(source: string): Promise<Blob> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${response.status} for ${source}`)
  return response.blob()
}

/** Empty when the request fails. */
export async function listMissing(groupId: string): Promise<readonly string[]> {
  try {
    const response = await fetch(previewPaths.missing(groupId))
    return response.ok ? ((await response.json()) as string[]) : []
  } catch {
    return []
  }
}
