const POLL_MS = 700

const GONE = 'This upload has expired or was canceled. Start it again.'

type Answer =
  | { status: 'none' | 'queued' | 'judged' }
  | { status: 'running'; progress: number }
  | { status: 'failed'; problem: string }

export type CheckEnd = { end: 'judged' } | { end: 'signed-out' } | { end: 'failed'; problem: string }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Follows the check of a film that has arrived at `address`. Goes on over lost connections.
 *
 * @throws the reason of `signal`
 */
export async function awaitCheck(
  address: string,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<CheckEnd> {
  for (;;) {
    const response = await fetch(address, { cache: 'no-store', signal }).catch(() => null)
    signal.throwIfAborted()
    if (response?.status === 401) return { end: 'signed-out' }
    if (response?.status === 403 || response?.status === 404) return { end: 'failed', problem: GONE }
    if (response?.ok) {
      const answer = (await response.json()) as Answer
      if (answer.status === 'judged') return { end: 'judged' }
      if (answer.status === 'failed') return { end: 'failed', problem: answer.problem }
      onProgress(answer.status === 'running' ? answer.progress : 0)
    }
    await pause(POLL_MS)
  }
}
