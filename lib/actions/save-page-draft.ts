import 'server-only'
import { getPageVersion, isSavedOnlyBy, type PageTexts, savePage } from '@/lib/data/website/page-versions'
import type { FormValues } from '@/lib/forms/form-state'
import { choiceName, type PageFormState } from '@/lib/forms/page-form'
import { changedTexts } from '@/lib/schemas/page-draft'
import type { Choice } from '@/lib/text/merge'
import { listClashes, mergeDrafts, settleDrafts } from '@/lib/text/merge-drafts'

type Texts<Field extends string> = Record<Field, string>

type StoredPage<Field extends string> = {
  id: string
  version: number
  isPublished: boolean
  texts: Texts<Field>
}

type PageDraft<Field extends string> = {
  version: number
  restored?: number
  stored?: number
  formId?: string
  earlierFormId?: string
  /** What the form says. `base` is what it began with: its line ends stay. */
  toTyped: (base: Texts<Field>) => Texts<Field>
  posted: FormValues
}

const problemsOf = (noun: string) => ({
  refused: `This ${noun} no longer exists, or you don’t have permission to change it.`,
  taken: `Not saved: the title would give this ${noun} the address of another one.`,
  incomplete: `Not saved: visitors can see this ${noun}, and it would lack what it needs to be published. Unpublish it first.`,
  conflict: `Someone else is saving this ${noun} right now. Save again.`,
})

const CHOICES: readonly string[] = ['mine', 'theirs', 'both'] satisfies Choice[]

const readChoices = (posted: FormValues, count: number): Choice[] | null => {
  const choices = Array.from({ length: count }, (_, number) => posted[choiceName(number)] ?? '')
  return choices.every((choice): choice is Choice => CHOICES.includes(choice)) ? choices : null
}

/** Saves a draft. Where somebody else has saved meanwhile, both are joined, and the same places are asked about. */
export async function savePageDraft<Field extends string>(
  texts: PageTexts<Field>,
  read: () => Promise<StoredPage<Field> | null>,
  draft: PageDraft<Field>,
): Promise<PageFormState> {
  // A save that arrived meanwhile may be an earlier one of the same form, on a slow network.
  const state = (await attempt(texts, await read(), draft)) ?? (await attempt(texts, await read(), draft))
  return state ?? { problem: problemsOf(texts.noun).conflict, values: draft.posted }
}

/** Null when somebody has saved between the read and the write. */
async function attempt<Field extends string>(
  { kind, noun, longField, toTexts, toColumns }: PageTexts<Field>,
  stored: StoredPage<Field> | null,
  draft: PageDraft<Field>,
): Promise<PageFormState | null> {
  const problems = problemsOf(noun)
  const fail = (problem: keyof typeof problems) => ({ problem: problems[problem], values: draft.posted })
  if (!stored) return fail('refused')
  const forms = [draft.formId, draft.earlierFormId].filter((formId) => formId !== undefined)
  // The answer to its own save got lost, and it says more by now: what it says is on top of that save.
  const isOwn = draft.version < stored.version && (await isSavedOnlyBy(forms, kind, stored.id, draft.version))
  const madeFrom = isOwn ? stored.version : draft.version
  const isCurrent = madeFrom === stored.version
  const content = isCurrent ? null : await getPageVersion(kind, stored.id, madeFrom)
  if (!isCurrent && !content) return fail('refused')
  const base = content ? toTexts(content) : stored.texts
  const mine = draft.toTyped(base)
  const note = draft.restored ? `Restored from ${draft.restored}` : undefined

  const first = await savePage(kind, stored.id, toColumns(changedTexts(mine, base, longField)), {
    madeFrom,
    note,
    formId: draft.formId,
  })
  const done = (version: number, isMerged: boolean) => ({
    done: {
      title: isMerged ? 'Saved and merged with someone else’s changes' : 'Saved',
      ...(stored.isPublished && { description: 'Visitors see it now.' }),
    },
    version,
    isMerged,
  })
  if (first.outcome === 'done') {
    // Nothing was written when the stored page said all of it. The form then has to show what else it says.
    const isOlder = !isCurrent && first.version === stored.version
    return done(first.version, isOlder && Object.keys(changedTexts(mine, stored.texts, longField)).length > 0)
  }
  if (first.outcome !== 'conflict') return fail(first.outcome)

  const merged = mergeDrafts(base, mine, stored.texts, [longField])
  const places = listClashes(merged)
  const choices = draft.stored === stored.version ? readChoices(draft.posted, places.length) : null
  const settled = settleDrafts(merged, choices ?? [])
  if (!settled) return { clash: { stored: stored.version, places }, values: draft.posted }
  const joined = toColumns(changedTexts(settled as Texts<Field>, stored.texts, longField))
  const second = await savePage(kind, stored.id, joined, {
    madeFrom: stored.version,
    note: 'Joined with a draft',
    formId: draft.formId,
  })
  if (second.outcome === 'conflict') return null
  return second.outcome === 'done' ? done(second.version, true) : fail(second.outcome)
}
