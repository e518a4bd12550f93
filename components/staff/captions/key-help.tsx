import { useShortcutLabel } from '@/components/hooks/use-shortcut-label'

const KEYS = [
  ['Alt I', 'The cue starts now'],
  ['Alt O', 'The cue ends now'],
  ['Alt N', 'Add a cue here'],
  ['Alt K', 'Play or pause'],
  ['Alt J, Alt L', 'A second back, a second on'],
  ['Mod Z, Mod Shift Z', 'Undo, redo'],
  ['Mod S', 'Save'],
] as const

const FILM_KEYS = 5

export function KeyHelp({ hasFilm }: { hasFilm: boolean }) {
  const shortcutLabel = useShortcutLabel()
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted-foreground">Keys</summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {KEYS.slice(hasFilm ? 0 : FILM_KEYS).map(([keys, effect]) => (
          <div key={keys} className="contents">
            <dt className="tabular-nums">{keys.split(', ').map(shortcutLabel).join(', ')}</dt>
            <dd className="text-muted-foreground">{effect}</dd>
          </div>
        ))}
      </dl>
      {hasFilm && (
        <p className="mt-2 text-muted-foreground">Outside of fields, the letters work without Alt.</p>
      )}
    </details>
  )
}
