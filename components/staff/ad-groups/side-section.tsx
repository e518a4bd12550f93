import type { ReactNode } from 'react'

type Props = { id: string; title: string; children: ReactNode }

/** A part of what stands beside the ads. */
export function SideSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="type-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
