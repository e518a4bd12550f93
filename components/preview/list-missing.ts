import { paths } from '@/lib/paths'

/** Names of the files that the server's archive goes without; none when they cannot be asked for. */
export async function listMissing(groupId: string): Promise<readonly string[]> {
  try {
    const response = await fetch(paths.previewMissing(groupId))
    return response.ok ? ((await response.json()) as string[]) : []
  } catch {
    return []
  }
}
