import type { ReactNode } from 'react'

/** Facts without a value are left out. */
export function FactList({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className="divide-y border-y">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 py-3">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
