import { Diff } from './diff'
import { choiceName, type PageFormState } from '@/lib/forms/page-form'
import { diffWords } from '@/lib/text/word-diff'

type Props = {
  clash: NonNullable<PageFormState['clash']>
  /** Names of the fields for people. */
  labels: Record<string, string>
  /** Can keep both. */
  longField: string
}

const CHOICES = [
  ['mine', 'Keep mine'],
  ['theirs', 'Take theirs'],
  ['both', 'Keep both, theirs first'],
] as const

/** It stands at the end of a long form, and whoever saved may be at its start. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Someone else saved the same places. Posts which text stays. */
export function ClashChoices({ clash: { stored, places }, labels, longField }: Props) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      className="grid gap-5 border-l-2 border-primary py-1 pl-4 outline-none"
    >
      <div>
        <p className="font-medium">
          Someone else changed the same {places.length === 1 ? 'place' : 'places'}
        </p>
        <p className="text-muted-foreground">
          Everything else is merged. Choose what to keep, then save again. Nothing is lost: their text is kept
          as a version.
        </p>
      </div>
      <input type="hidden" name="stored" value={stored} />
      {places.map(({ number, field, base, mine, theirs }) => (
        <fieldset key={number} className="grid gap-3">
          <legend className="font-medium">{labels[field] ?? field}</legend>
          <div className="grid gap-3 md:grid-cols-2">
            <Draft title="Yours" before={base} after={mine} />
            <Draft title="Theirs" before={base} after={theirs} />
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {CHOICES.filter(([choice]) => choice !== 'both' || field === longField).map(([choice, label]) => (
              <label key={choice} className="flex min-h-9 items-center gap-2">
                <input type="radio" name={choiceName(number)} value={choice} required />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

const Draft = ({ title, before, after }: { title: string; before: string; after: string }) => (
  <div className="grid content-start gap-1">
    <p className="text-sm text-muted-foreground">{title}</p>
    {after === '' ? (
      <p className="text-muted-foreground">Removed</p>
    ) : (
      <Diff parts={diffWords(before, after)} className="max-h-64 overflow-y-auto rounded-md border p-3" />
    )}
  </div>
)
