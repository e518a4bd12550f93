/** The countdown that runs before a film, stopped at `text`. Decoration. */
export function FilmLeader({ text }: { text: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 480"
      className="w-full border bg-card text-muted-foreground"
      fill="none"
      stroke="currentColor"
    >
      <path d="M320 240V0h320v240Z" className="fill-secondary" stroke="none" />
      <path d="M0 240h640M320 0v480" strokeWidth="1.5" />
      <path d="M320 240V0" className="stroke-primary" strokeWidth="3" />
      <circle cx="320" cy="240" r="196" className="fill-card" strokeWidth="3" />
      <circle cx="320" cy="240" r="174" strokeWidth="1.5" />
      <text
        x="320"
        y="248"
        textAnchor="middle"
        dominantBaseline="middle"
        stroke="none"
        className="fill-foreground font-display text-[10rem] font-semibold tracking-[-0.04em] tabular-nums"
      >
        {text}
      </text>
    </svg>
  )
}
