import { useRef, useState } from 'react'
import { typeInto } from '@/components/forms/typed-text'
import { toast } from '@/components/ui/toast-store'
import { isSameGear, matchGear, MOST_GEAR, readGear, writeGear, type GearKind } from '@/lib/leads/gear'
import { useGearNames } from './use-gear-names'

/** Answers the name under which it is known from now on; null when it could not be added. */
export type AddGear = (kind: GearKind, name: string) => Promise<string | null>

export type GearOption = { name: string; isNew: boolean }

const MOST_SHOWN = 60

function announce(kind: GearKind, isAdded: boolean) {
  toast(
    isAdded
      ? { title: 'Success', description: `New ${kind} added successfully`, variant: 'success' }
      : { title: 'Error', description: `Failed to add new ${kind}`, variant: 'destructive' },
  )
}

/**
 * A search over known names whose choices are kept, one a line, in a text area of the form: that is what is posted, kept as
 * a draft, and shown instead where there are no scripts.
 */
export function useGearPicker(kind: GearKind, add: AddGear, posted = '') {
  const lines = useRef<HTMLTextAreaElement>(null)
  const [chosen, setChosen] = useState(() => readGear(posted))
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [isAdding, setIsAdding] = useState(false)
  const { names, load } = useGearNames(kind)

  const optionsFor = (known: readonly string[]): GearOption[] => {
    if (chosen.length >= MOST_GEAR) return []
    const found = matchGear(text, known, chosen)
    return [
      ...found.names.slice(0, MOST_SHOWN).map((name) => ({ name, isNew: false })),
      ...(found.addition === null ? [] : [{ name: found.addition, isNew: true }]),
    ]
  }

  function keep(next: readonly string[]) {
    if (lines.current) typeInto(lines.current, writeGear(next))
  }

  function keepOneMore(name: string) {
    // Read where it is kept: while a name is being added, another may be chosen.
    const now = readGear(lines.current?.value ?? '')
    if (!now.some((one) => isSameGear(one, name))) keep([...now, name])
  }

  async function choose({ name, isNew }: GearOption) {
    if (isAdding) return
    if (isNew) {
      setIsAdding(true)
      const known = await add(kind, name).catch(() => null)
      setIsAdding(false)
      announce(kind, known !== null)
      if (known === null) return
      keepOneMore(known)
    } else keepOneMore(name)
    setText('')
    setActive(0)
  }

  return {
    attach: (element: HTMLTextAreaElement | null) => void (lines.current = element),
    chosen,
    text,
    isAdding,
    load,
    options: names ? optionsFor(names) : [],
    active,
    setActive,
    /** What the text area holds now, whoever wrote it. */
    read: (written: string) => setChosen(readGear(written)),
    type(typed: string) {
      setText(typed)
      setActive(0)
      void load()
    },
    /** Takes the option that stands out, as soon as the list is there. */
    async submit() {
      const option = optionsFor(names ?? (await load()))[active]
      if (option) await choose(option)
    },
    choose,
    remove: (name: string) => keep(chosen.filter((one) => one !== name)),
  }
}
