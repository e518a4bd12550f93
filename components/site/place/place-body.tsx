import Link from 'next/link'
import type { ReactNode } from 'react'
import { Markdown } from '@/components/site/markdown'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'
import styles from './place-body.module.css'

type Props = {
  /** Markdown. */
  content: string
  /** The page, as a call to action names it. */
  from: string
  /** Ways to other places. */
  children: ReactNode
}

/** What is written about a place, with the next steps beside it. */
export function PlaceBody({ content, from, children }: Props) {
  return (
    <Container className="grid gap-x-16 gap-y-12 py-16 nav:py-24 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={styles.text}>
        <Markdown source={content} />
      </div>
      <aside className="h-fit border-t pt-6 lg:sticky lg:top-28">
        <p className="text-muted-foreground">
          Tell us what you want to show and where. A free assessment, no credit card required.
        </p>
        <Link
          href={paths.getStarted({ from })}
          className="mt-2 inline-block py-1.5 type-heading underline decoration-primary decoration-1 underline-offset-[0.25em] hover:decoration-2"
        >
          Get started today.
        </Link>
        {children}
      </aside>
    </Container>
  )
}
