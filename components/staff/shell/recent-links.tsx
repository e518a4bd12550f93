import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RecordLink } from '@/lib/portal/record-answer'
import { recordAt } from '@/lib/portal/record-address'
import { keyOf, nameRecents, readRecents, rememberRecord } from './recent-records'
import { ShellLink } from './shell-link'

const MAX_SHOWN = 5

/** What the person opened last, also from a list or a link. Only a record that is new to the list costs a request. */
function useRecents(personId: string): RecordLink[] {
  const pathname = usePathname()
  const [known, setKnown] = useState<readonly RecordLink[]>([])

  const list = useEffectEvent(async (signal: AbortSignal) => {
    const record = recordAt(pathname)
    if (record) await rememberRecord(personId, record)
    const opened = await readRecents(personId)
    const named = new Map(known.map((each) => [keyOf(each), each]))
    return opened.every((each) => named.has(keyOf(each)))
      ? opened.flatMap((each) => named.get(keyOf(each)) ?? [])
      : nameRecents(personId, opened, signal)
  })
  useEffect(() => {
    if (!personId) return
    const request = new AbortController()
    list(request.signal).then(
      (next) => {
        if (!request.signal.aborted) setKnown(next)
      },
      // Without an answer the list stays as it is; nothing else depends on it.
      () => undefined,
    )
    return () => request.abort()
  }, [personId, pathname])

  return known.filter(({ href }) => href !== pathname).slice(0, MAX_SHOWN)
}

type Props = {
  personId: string
  /** Icons alone have no room for names. */
  isShown: boolean
}

/** At the end of the sidebar. */
export function RecentLinks({ personId, isShown }: Props) {
  const recents = useRecents(personId)
  if (!isShown || recents.length === 0) return null
  return (
    <nav aria-labelledby="recent-records" className="mt-4 border-t pt-4">
      <p id="recent-records" className="px-3 pb-1 text-xs font-medium text-muted-foreground">
        Recently opened
      </p>
      <ul className="grid gap-0.5">
        {recents.map((record) => (
          <li key={keyOf(record)}>
            <ShellLink
              href={record.href}
              title={record.title}
              className="grid rounded-md px-3 py-1.5 text-sm hover:bg-secondary"
            >
              <span className="truncate">{record.title}</span>
              <span className="truncate text-xs text-muted-foreground">{record.noun}</span>
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
