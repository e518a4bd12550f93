import type { ReactNode } from 'react'

export const StyleSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-4 type-heading">
      {title}
    </h2>
    {children}
  </section>
)
