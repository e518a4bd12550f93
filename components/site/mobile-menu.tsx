'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { CloseIcon } from '@/components/ui/close-icon'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { Logo } from './brand'
import { MobileAccount } from './mobile-account'

const PANEL_ID = 'site-menu'

/** Opens the panel without script. Not yet in React's types. */
const OPENS_PANEL = { command: 'show-modal', commandfor: PANEL_ID }

/** Close on wider screens, which hide the panel but would stay inert. */
const WIDER_THAN_PANEL = '(min-width: 958px)'

export function MobileMenu({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const pathname = usePathname()
  const close = () => panel.current?.close()

  useEffect(() => close, [pathname])

  useEffect(() => {
    const query = matchMedia(WIDER_THAN_PANEL)
    query.addEventListener('change', close)
    window.addEventListener('popstate', close)
    return () => {
      query.removeEventListener('change', close)
      window.removeEventListener('popstate', close)
    }
  }, [])

  const show = (event: MouseEvent) => {
    event.preventDefault()
    panel.current?.showModal()
    setOpen(true)
  }
  const closeOnNavigation = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) close()
  }

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={show}
        className="-mr-2.5 grid size-11 place-items-center rounded-md nav:hidden"
        {...OPENS_PANEL}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-6"
          stroke="currentColor"
          strokeWidth="1.75"
        >
          <path d="M3 8.5h18M9 15.5h12" />
        </svg>
      </button>
      <dialog
        ref={panel}
        id={PANEL_ID}
        aria-label="Menu"
        // Opening before hydration adds an attribute.
        suppressHydrationWarning
        onClose={() => setOpen(false)}
        onClick={closeOnNavigation}
        className="m-0 size-full max-h-none max-w-none overflow-y-auto bg-background text-foreground open:animate-in open:duration-150 open:fade-in"
      >
        <div className="flex min-h-full flex-col px-5 pb-8 sm:px-8">
          <form method="dialog" className="flex h-16 shrink-0 flex-row-reverse items-center justify-between">
            <button aria-label="Close menu" className="-mr-2.5 grid size-11 place-items-center rounded-md">
              <CloseIcon />
            </button>
            <Link href={paths.home()} prefetch={false} aria-label={`${site.name} home`} className="flex">
              <Logo />
            </Link>
          </form>
          <nav aria-label="Menu" className="mt-6 mb-12 border-t">
            {children}
          </nav>
          <MobileAccount open={open} close={close} />
        </div>
      </dialog>
    </>
  )
}
