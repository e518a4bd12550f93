'use client'

import { useEffect } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { UnreadState } from '@/lib/portal/unread-state'
import { cappedCount } from '@/lib/text/format'
import { useUnread } from './use-unread'

const COUNT_IN_TITLE = /^\(\d+\+?\) /

/** Pages set their titles by themselves, so the count is put before each new one. */
function useCountInTitle(count: string | null) {
  useEffect(() => {
    const update = () => {
      // Between two pages there is none. A new one would stay before that of the next page.
      if (!document.head.querySelector('title')?.textContent) return
      const title = document.title.replace(COUNT_IN_TITLE, '')
      const wanted = count ? `(${count}) ${title}` : title
      if (document.title !== wanted) document.title = wanted
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count])
}

export function InboxLink({ href, unread: served }: { href: string; unread: UnreadState }) {
  const unread = useUnread(served)
  const count = unread === 0 ? null : cappedCount(unread)
  useCountInTitle(count)
  return (
    <StaffLink
      href={href}
      aria-label={count ? `Inbox, ${count} unread` : 'Inbox'}
      className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'relative size-9!' })}
    >
      <BellIcon />
      {count && (
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-1 min-w-5 rounded-full bg-primary px-1 text-center text-xs/5 font-semibold text-primary-foreground tabular-nums"
        >
          {count}
        </span>
      )}
    </StaffLink>
  )
}

const BellIcon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
  >
    <path d="M12 3.5a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6.5-2 7.5h15c0-1-2-2.5-2-7.5A5.5 5.5 0 0 0 12 3.5Z" />
    <path d="M9.75 19.5a2.4 2.4 0 0 0 4.5 0" strokeLinecap="round" />
  </svg>
)
