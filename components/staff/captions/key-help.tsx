const KEYS = [
  ['Alt + I', 'The cue starts now'],
  ['Alt + O', 'The cue ends now'],
  ['Alt + N', 'Add a cue here'],
  ['Alt + K', 'Play or pause'],
  ['Alt + J, Alt + L', 'A second back, a second on'],
  ['Ctrl + Z, Ctrl + Shift + Z', 'Undo, redo'],
  ['Ctrl + S', 'Save'],
] as const

const FILM_KEYS = 5

export const KeyHelp = ({ hasFilm }: { hasFilm: boolean }) => (
  <details className="text-sm">
    <summary className="cursor-pointer text-muted-foreground">Keys</summary>
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {KEYS.slice(hasFilm ? 0 : FILM_KEYS).map(([keys, effect]) => (
        <div key={keys} className="contents">
          <dt className="tabular-nums">{keys}</dt>
          <dd className="text-muted-foreground">{effect}</dd>
        </div>
      ))}
    </dl>
    {hasFilm && <p className="mt-2 text-muted-foreground">Outside of fields the letters work without Alt.</p>}
  </details>
)
