import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PLACE_TEXT_FIELDS, type PlaceTexts } from '@/lib/catalogue/places/save-state'
import { placePageFields } from '@/lib/schemas/place-page-fields'
import { type Choice, clashesOf, mergeTexts, settleMerge } from '@/lib/text/merge'
import { Difference } from './difference'

type Props = {
  /** What both were made from. */
  base: PlaceTexts
  mine: PlaceTexts
  theirs: PlaceTexts
  /** Fills the form with the text, made from theirs. */
  onChoose: (texts: PlaceTexts) => void
}

const CHOICES: [Choice, string][] = [
  ['mine', 'Yours'],
  ['theirs', 'Theirs'],
  ['both', 'Both'],
]

/** Joins two drafts by paragraph. Only a paragraph that both changed is asked about. */
export function SaveConflict({ base, mine, theirs, onChoose }: Props) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const merges = PLACE_TEXT_FIELDS.map((field) => ({
    field,
    parts: mergeTexts(base[field], mine[field], theirs[field]),
  }))
  const clashes = merges.flatMap(({ field, parts }) =>
    clashesOf(parts).map((clash, index) => ({ field, clash, key: `${field}-${index}` })),
  )
  const chosen = (key: string): Choice => choices[key] ?? 'mine'

  function join() {
    const texts = { ...theirs }
    for (const { field, parts } of merges) {
      const picked = clashesOf(parts).map((_, index) => chosen(`${field}-${index}`))
      texts[field] = settleMerge(parts, picked) ?? mine[field]
    }
    onChoose(texts)
  }

  return (
    <div role="alert" className="grid gap-4 border-l-2 border-destructive py-1 pl-4">
      <p className="font-medium">
        Somebody saved this page meanwhile. Nothing of yours is lost.{' '}
        {clashes.length === 0
          ? 'You changed other paragraphs, so both can be joined.'
          : 'You both changed this:'}
      </p>
      {clashes.map(({ field, clash, key }) => (
        <fieldset key={key} className="grid gap-2">
          <legend className="mb-1 text-sm text-muted-foreground">
            {placePageFields[field].label}, from theirs to yours
          </legend>
          <Difference before={clash.theirs} after={clash.mine} />
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {CHOICES.map(([choice, label]) => (
              <label key={choice} className="flex min-h-9 items-center gap-2">
                <input
                  type="radio"
                  name={key}
                  checked={chosen(key) === choice}
                  onChange={() => setChoices({ ...choices, [key]: choice })}
                  className="size-5 accent-primary"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="button" size="sm" onClick={join}>
          Join both
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={() => onChoose(theirs)}>
          Take theirs
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">Then look at it once more, and save.</p>
    </div>
  )
}
