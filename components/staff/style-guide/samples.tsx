import type { ReactNode } from 'react'

type SectionProps = { id: string; title: string; children: ReactNode }

export const StyleSection = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h2 id={id} className="type-heading">
      {title}
    </h2>
    {children}
  </section>
)

const LOOKS = ['light', 'dark'] as const

/** The same samples in both looks, whichever theme the portal has. */
export const BothLooks = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
    {LOOKS.map((look) => (
      <div
        key={look}
        data-look={look}
        className="sample-look grid grid-cols-[minmax(0,1fr)] content-start gap-6 rounded-md border bg-card p-4 text-card-foreground sm:p-6"
      >
        <p className="type-slate text-muted-foreground capitalize">{look}</p>
        {children}
      </div>
    ))}
  </div>
)

type SampleProps = {
  name: string
  /** One sentence. */
  rule: string
  children: ReactNode
}

export const Sample = ({ name, rule, children }: SampleProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <div>
      <h3 className="font-medium">{name}</h3>
      <p className="text-sm text-muted-foreground">{rule}</p>
    </div>
    {children}
  </div>
)

type StateProps = { state: string; children: ReactNode }

export const State = ({ state, children }: StateProps) => (
  <div className="grid content-start justify-items-start gap-1.5">
    {children}
    <span className="text-xs text-muted-foreground">{state}</span>
  </div>
)
