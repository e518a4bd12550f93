import { cx } from 'class-variance-authority'
import { type ReactNode, useId, useState } from 'react'

/** Dense beside a canvas, and large enough for a finger. iOS zooms into fields with text below 16 px. */
const FIELD_LOOK =
  'h-9 w-full min-w-0 rounded-md border border-input bg-card px-2.5 text-sm text-foreground hover:border-muted-foreground focus-visible:border-ring focus-visible:outline-offset-0 aria-invalid:border-destructive pointer-coarse:h-11 pointer-coarse:text-base'

type LabelledProps = {
  label: string
  isLabelHidden?: boolean
  className?: string
  children: (id: string) => ReactNode
}

const Labelled = ({ label, isLabelHidden, className, children }: LabelledProps) => {
  const id = useId()
  return (
    <div className={cx('grid min-w-0 content-start gap-1', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-xs text-muted-foreground'}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type NumberFieldProps = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  className?: string
  onChange: (value: number) => void
  /** The field is left. */
  onRest: () => void
}

/** Changes the value with each key that makes a number within the limits. An undo shows in a field that has the focus, too. */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  className,
  onChange,
  onRest,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isValid = (text: string) => text !== '' && Number(text) >= min && Number(text) <= max
  const isFaulty = typed !== null && !isValid(typed)
  return (
    <Labelled label={label} className={className}>
      {(id) => (
        <input
          id={id}
          type="number"
          inputMode="decimal"
          value={isFaulty ? typed : value}
          min={min}
          max={max}
          step={step}
          aria-invalid={isFaulty || undefined}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text)
            if (isValid(text)) onChange(Number(text))
          }}
          onBlur={() => {
            setTyped(null)
            onRest()
          }}
          className={cx(FIELD_LOOK, 'tabular-nums')}
        />
      )}
    </Labelled>
  )
}

type TextFieldProps = {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  onRest: () => void
}

/** A text that may not be empty: nothing changes while it is. */
export function TextField({ label, value, maxLength, onChange, onRest }: TextFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isEmpty = typed?.trim() === ''
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          value={isEmpty ? typed : value}
          maxLength={maxLength}
          autoComplete="off"
          aria-invalid={isEmpty || undefined}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text)
            if (text.trim() !== '') onChange(text)
          }}
          onBlur={() => {
            setTyped(null)
            onRest()
          }}
          className={FIELD_LOOK}
        />
      )}
    </Labelled>
  )
}

type SelectFieldProps<Value extends string> = {
  label: string
  isLabelHidden?: boolean
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  className?: string
  onChange: (value: Value) => void
}

export const SelectField = <Value extends string>({
  label,
  isLabelHidden,
  value,
  options,
  className,
  onChange,
}: SelectFieldProps<Value>) => (
  <Labelled label={label} isLabelHidden={isLabelHidden} className={className}>
    {(id) => (
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([known]) => known === currentTarget.value)
          if (chosen) onChange(chosen[0])
        }}
        className={FIELD_LOOK}
      >
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
)

const HEX = /^#[0-9a-f]{6}$/

type ColorFieldProps = { label: string; value: string; onChange: (color: string) => void; onRest: () => void }

/** A color to pick, and its code to type or paste. */
export function ColorField({ label, value, onChange, onRest }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => `#${text.trim().toLowerCase().replace(/^#/, '')}`
  const isFaulty = typed !== null && !HEX.test(read(typed))
  return (
    <Labelled label={label}>
      {(id) => (
        <span className="flex gap-1.5">
          <input
            type="color"
            value={value}
            aria-label={`${label}, picked`}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onBlur={onRest}
            className="h-9 w-11 shrink-0 cursor-pointer rounded-md border border-input bg-card p-1 pointer-coarse:h-11"
          />
          <input
            id={id}
            value={isFaulty ? typed : value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={isFaulty || undefined}
            onChange={({ currentTarget: { value: text } }) => {
              setTyped(text)
              if (HEX.test(read(text))) onChange(read(text))
            }}
            onBlur={() => {
              setTyped(null)
              onRest()
            }}
            className={cx(FIELD_LOOK, 'tabular-nums')}
          />
        </span>
      )}
    </Labelled>
  )
}

type CheckFieldProps = {
  label: string
  isChecked: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
}

export const CheckField = ({ label, isChecked, isDisabled = false, onChange }: CheckFieldProps) => (
  <label className="flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      className="size-4 accent-primary"
    />
    {label}
  </label>
)
