'use client'

import { useActionState } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { CloseIcon } from '@/components/ui/close-icon'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action, ActionState } from '@/lib/forms/form-state'
import { boxText, type Circle, circleText, type GeoBox } from '@/lib/owl/area'

type Props = {
  box: GeoBox | null
  circle: Circle | null
  /** The list without the one or the other. */
  withoutBox: string
  withoutCircle: string
  showAround: Action
  showRectangle: Action
}

const NOTHING: ActionState = {}
const EDGES = [
  ['north', 'Northern edge', '44.5'],
  ['south', 'Southern edge', '42'],
  ['west', 'Western edge', '-84.5'],
  ['east', 'Eastern edge', '-82.5'],
] as const

/** Which part of the country the list shows. The forms work without JavaScript. */
export function AreaFilter({ box, circle, withoutBox, withoutCircle, showAround, showRectangle }: Props) {
  const [around, aroundAction, isFinding] = useActionState(showAround, NOTHING)
  const [rectangle, rectangleAction, isShowing] = useActionState(showRectangle, NOTHING)
  const hasErrors = Boolean(around.errors ?? rectangle.errors)
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <details
        // A new area closes it.
        key={`${circle?.label} ${box?.north} ${box?.west}`}
        open={hasErrors || undefined}
        className="group w-fit max-w-full open:w-full"
      >
        <summary
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className: 'cursor-pointer list-none',
          })}
        >
          Area
        </summary>
        <div className="mt-3 grid gap-x-10 gap-y-6 rounded-md border p-4 lg:grid-cols-2">
          <form
            action={aroundAction}
            noValidate
            aria-label="Around a place"
            className="grid content-start gap-3"
          >
            <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <Field label="Miles" error={around.errors?.miles}>
                {(control) => (
                  <Input
                    {...control}
                    name="miles"
                    inputMode="decimal"
                    maxLength={6}
                    defaultValue={around.values?.miles ?? circle?.miles ?? 50}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Field label="Around" hint="A city, a ZIP code or a site" error={around.errors?.place}>
                {(control) => (
                  <Input
                    {...control}
                    name="place"
                    maxLength={100}
                    defaultValue={around.values?.place ?? circle?.label}
                    autoComplete="off"
                  />
                )}
              </Field>
            </div>
            <button
              type="submit"
              aria-disabled={isFinding}
              className={buttonVariants({ size: 'sm', className: 'justify-self-start' })}
            >
              Show what is around
            </button>
          </form>
          <form
            action={rectangleAction}
            noValidate
            aria-label="In a rectangle"
            className="grid content-start gap-3"
          >
            <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
              {EDGES.map(([edge, label, example]) => (
                <Field key={edge} label={label} error={rectangle.errors?.[edge]}>
                  {(control) => (
                    <Input
                      {...control}
                      name={edge}
                      inputMode="text"
                      maxLength={12}
                      placeholder={example}
                      defaultValue={rectangle.values?.[edge] ?? box?.[edge]}
                      autoComplete="off"
                    />
                  )}
                </Field>
              ))}
            </div>
            <p className="text-sm text-muted-foreground">
              In degrees; west is negative. You can also draw it on the map.
            </p>
            <button
              type="submit"
              aria-disabled={isShowing}
              className={buttonVariants({ size: 'sm', className: 'justify-self-start' })}
            >
              Show the rectangle
            </button>
          </form>
        </div>
      </details>
      {circle && <Chip href={withoutCircle} label={circleText(circle)} />}
      {box && <Chip href={withoutBox} label={boxText(box)} />}
    </div>
  )
}

const Chip = ({ href, label }: { href: string; label: string }) => (
  <span className="flex min-h-9 max-w-full items-center rounded-full border border-foreground bg-secondary pr-1 pl-4 text-sm">
    <span className="min-w-0 truncate">{label}</span>
    <StaffLink
      href={href}
      scroll={false}
      aria-label={`Remove: ${label}`}
      className="ml-1 grid size-7 shrink-0 place-items-center rounded-full text-muted-foreground hover:bg-accent hover:text-foreground [&_svg]:size-3.5"
    >
      <CloseIcon />
    </StaffLink>
  </span>
)
