type Props = {
  legend: string
  /** Before the id in the name of each checkbox. */
  prefix: string
  options: readonly { id: string; name: string; note?: string | null }[]
  /** Instead of the list where there is nothing to choose. */
  empty: string
  checked: ReadonlySet<string>
  error: string | undefined
  errorId: string
  className?: string
}

/** Many options scroll inside; the keyboard reaches them as checkboxes. */
export const CheckboxList = ({
  legend,
  prefix,
  options,
  empty,
  checked,
  error,
  errorId,
  className,
}: Props) => (
  <fieldset aria-describedby={error && errorId} className={`grid gap-2 ${className ?? ''}`}>
    <legend className="mb-2 text-sm font-medium">{legend}</legend>
    {error && (
      <p id={errorId} className="text-sm text-destructive">
        {error}
      </p>
    )}
    {options.length === 0 ? (
      <p className="text-muted-foreground">{empty}</p>
    ) : (
      <div className="grid max-h-72 auto-rows-max gap-x-6 overflow-y-auto rounded-md border px-4 py-2 sm:grid-cols-2">
        {options.map(({ id, name, note }) => (
          <label key={id} className="flex min-h-9 items-center gap-3">
            <input
              type="checkbox"
              name={prefix + id}
              defaultChecked={checked.has(id)}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {name} {note && <span className="text-sm text-muted-foreground">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    )}
  </fieldset>
)
