import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type PanelProps = { title: string; children: ReactNode }

/** A group of fields. */
export function Panel({ title, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-t pt-3 first:border-t-0 first:pt-0"
    >
      <h3 id={id} className="text-sm font-medium">
        {title}
      </h3>
      {children}
    </section>
  )
}

type IconButtonProps = {
  label: string
  /** The shortcut, in words for this machine. */
  keys?: string
  Icon: LucideIcon
  isDisabled?: boolean
  isPressed?: boolean
  onClick: () => void
}

/** Keeps the focus while it can do nothing, so that the keyboard does not lose its place. */
export const IconButton = ({
  label,
  keys,
  Icon,
  isDisabled = false,
  isPressed,
  onClick,
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={keys ? `${label} (${keys})` : label}
    aria-disabled={isDisabled || undefined}
    aria-pressed={isPressed}
    onClick={() => {
      if (!isDisabled) onClick()
    }}
    className="grid size-9 shrink-0 place-items-center rounded-md text-muted-foreground hover:bg-secondary hover:text-foreground aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-pressed:bg-accent aria-pressed:text-foreground pointer-coarse:size-11"
  >
    <Icon aria-hidden="true" className="size-4" />
  </button>
)

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string, Icon?: LucideIcon])[]
  onChange: (value: Value) => void
}

/** One of few, all in sight. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex w-fit max-w-full flex-wrap gap-0.5 rounded-md border bg-card p-0.5 text-sm">
      <legend className="sr-only">{label}</legend>
      {options.map(([known, text, Icon]) => (
        <label
          key={known}
          title={Icon ? text : undefined}
          className="grid min-h-8 min-w-8 cursor-pointer place-items-center rounded-sm px-2.5 text-muted-foreground hover:text-foreground has-checked:bg-secondary has-checked:text-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <input
            type="radio"
            name={name}
            checked={known === value}
            onChange={() => onChange(known)}
            className="sr-only"
          />
          {Icon ? (
            <>
              <Icon aria-hidden="true" className="size-4" />
              <span className="sr-only">{text}</span>
            </>
          ) : (
            text
          )}
        </label>
      ))}
    </fieldset>
  )
}
