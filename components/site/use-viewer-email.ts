import { useEffect, useState } from 'react'
import { paths } from '@/lib/paths'

/** Null until it is known. The address is not in the readable cookie, so it is asked for when it is about to be shown. */
export function useViewerEmail(wanted: boolean): string | null {
  const [email, setEmail] = useState<string | null>(null)

  useEffect(() => {
    if (!wanted || email !== null) return
    const request = new AbortController()
    fetchEmail(request.signal).then(setEmail, () => setEmail(null))
    return () => request.abort()
  }, [wanted, email])

  return email
}

async function fetchEmail(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(paths.viewer(), { signal })
  if (!response.ok) return null
  const { email } = (await response.json()) as { email?: unknown }
  return typeof email === 'string' ? email : null
}
