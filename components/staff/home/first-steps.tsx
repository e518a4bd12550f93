import { Check } from 'lucide-react'
import { StaffLink } from '@/components/staff/staff-link'
import type { FirstSteps as Steps } from '@/lib/list/first-steps'

type Props<Name extends string> = { steps: Steps<Name>; done: Record<Name, boolean> }

/** A list that fills by itself, and goes when everything in it is done. */
export function FirstSteps<Name extends string>({ steps, done }: Props<Name>) {
  const names = Object.keys(steps) as Name[]
  const count = names.filter((name) => done[name]).length
  if (count === names.length) return null
  return (
    <section aria-labelledby="first-steps" className="rounded-md border bg-card">
      <div className="border-b px-4 py-3">
        <h2 id="first-steps" className="type-heading">
          First steps
          <span className="ml-2 font-normal text-muted-foreground tabular-nums">
            {count} of {names.length}
          </span>
        </h2>
      </div>
      <ol className="divide-y">
        {names.map((name, index) => {
          const { needs, ...step } = steps[name]
          return (
            <Step
              key={name}
              {...step}
              place={index + 1}
              isDone={done[name]}
              isPossible={needs === undefined || done[needs]}
            />
          )
        })}
      </ol>
    </section>
  )
}

type StepProps = Omit<Steps[string], 'needs'> & { place: number; isDone: boolean; isPossible: boolean }

function Step({ title, why, links, place, isDone, isPossible }: StepProps) {
  return (
    <li className="flex gap-4 px-4 py-3">
      <span
        aria-hidden
        className={`grid size-7 shrink-0 place-items-center rounded-full border tabular-nums ${
          isDone ? 'border-primary bg-primary text-primary-foreground' : ''
        }`}
      >
        {isDone ? <Check className="size-4" /> : place}
      </span>
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="grid gap-0.5">
          <p className={isDone ? 'text-muted-foreground' : 'font-medium'}>
            {title}
            {isDone && <span className="sr-only"> (done)</span>}
          </p>
          {!isDone && <p className="text-sm text-muted-foreground">{why}</p>}
        </div>
        {!isDone && isPossible && links.length > 0 && (
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {links.map(({ href, label }) => (
              <StaffLink key={href} href={href} className="underline underline-offset-4">
                {label}
              </StaffLink>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}
