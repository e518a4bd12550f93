import { useRef, useState } from 'react'
import { typeInto } from '@/components/forms/typed-text'
import { toast } from '@/components/ui/toast-store'
import { isSameGear, matchGear, MAX_GEAR, readGear, writeGear, type GearKind } from '@/lib/leads/gear'
import { useGearNames } from './use-gear-names'

/** Returns the canonical name; null when it could not be added. */
export type AddGear = (kind: GearKind, name: string) => Promise<string | null>

export type GearOption = { name: string; isNew: boolean }

const MAX_SHOWN = 60

function announce(kind: GearKind, isAdded: boolean) {
  toast(
    isAdded
      ? { title: 'Success', description: `New ${kind} added successfully`, variant: 'success' }
      : { title: 'Error', description: `Failed to add new ${kind}`, variant: 'destructive' },
  )
}

/** The choices are stored in a text area, one per line: it is posted, kept as a draft, and shown without JavaScript. */
export function useGearPicker(kind: GearKind, add: AddGear, posted = '') {
  const lines = useRef<HTMLTextAreaElement>(null)
  const [chosen, setChosen] = useState(() => readGear(posted))
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [isAdding, setIsAdding] = useState(false)
  const { names, load } = useGearNames(kind)

  const optionsFor = (known: readonly string[]): GearOption[] => {
    if (chosen.length >= MAX_GEAR) return []
    const found = matchGear(text, known, chosen)
    if (found.names.length > 0) return found.names.slice(0, MAX_SHOWN).map((name) => ({ name, isNew: false }))
    return found.addition === null ? [] : [{ name: found.addition, isNew: true }]
  }

  function keep(next: readonly string[]) {
    if (lines.current) typeInto(lines.current, writeGear(next))
  }

  function keepOneMore(name: string) {
    // Read again, because another name may be chosen while this one is being added.
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
    /** The current text of the text area. */
    read: (written: string) => setChosen(readGear(written)),
    type(typed: string) {
      setText(typed)
      setActive(0)
      void load()
    },
    /** Chooses the active option, as soon as the list is loaded. */
    async submit() {
      const option = optionsFor(names ?? (await load()))[active]
      if (option) await choose(option)
    },
    choose,
    remove: (name: string) => keep(chosen.filter((one) => one !== name)),
  }
}
