/** The codes stand beside the colors, because not everybody sees them. */
export const ColorList = ({ colors }: { colors: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-3 gap-y-1">
    {colors.map((color) => (
      <li key={color} className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="size-4 rounded-sm border border-foreground/25"
          style={{ background: color }}
        />
        <span className="font-mono text-sm">{color}</span>
      </li>
    ))}
  </ul>
)

/** For rows of lists. The codes are read by screen readers alone. */
export const ColorStrip = ({ colors }: { colors: readonly string[] }) => (
  <span className="flex w-fit overflow-hidden rounded-sm border border-foreground/25">
    {colors.map((color) => (
      <span key={color} className="size-4" style={{ background: color }}>
        <span className="sr-only">{color} </span>
      </span>
    ))}
  </span>
)
