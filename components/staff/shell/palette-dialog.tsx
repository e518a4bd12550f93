'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { leaveGuard } from '@/components/staff/leave-guard/leave-guard'
import { Input } from '@/components/ui/input'
import { Modal } from '@/components/ui/modal'
import type { NavigationArea } from '@/lib/portal/navigation'
import {
  activeOption,
  isPending,
  optionAfterKey,
  type PaletteOption,
  paletteGroups,
  type PaletteState,
} from '@/lib/portal/palette'
import { countOf } from '@/lib/text/format'
import { PaletteList } from './palette-list'
import { rememberRecord } from './recent-records'
import { usePalette } from './use-palette'

type Props = {
  areas: readonly NavigationArea[]
  searchPage: string
  personId: string
  onClose: () => void
}

/** ARIA combobox pattern: the focus stays in the field, keys move the active option. */
export function PaletteDialog({ areas, searchPage, personId, onClose }: Props) {
  const id = useId()
  const router = useRouter()
  const [state, dispatch] = usePalette({ areas, searchPage, personId })
  const groups = paletteGroups(state)
  const active = activeOption(state)

  const open = ({ href, record }: PaletteOption, { ctrlKey, metaKey }: KeyboardEvent | MouseEvent) => {
    if (record) void rememberRecord(personId, record)
    if (ctrlKey || metaKey) {
      window.open(href, '_blank', 'noopener')
      return
    }
    onClose()
    if (!leaveGuard.holds({ href })) router.push(href)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      open(active, event)
      return
    }
    const next = optionAfterKey(state, event.key)
    if (!next) return
    event.preventDefault()
    dispatch({ kind: 'chose', key: next.key })
  }

  return (
    <Modal labelledBy={`${id}-title`} growsDown onClose={onClose}>
      <h2 id={`${id}-title`} className="type-heading">
        Find anything
      </h2>
      <Input
        role="combobox"
        aria-labelledby={`${id}-title`}
        aria-expanded={groups.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-list-${active.key}` : undefined}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={100}
        placeholder="Page, client, lead, ad, site …"
        value={state.text}
        onChange={(event) => dispatch({ kind: 'typed', text: event.target.value })}
        onKeyDown={onKeyDown}
        className="mt-4"
      />
      <PaletteList id={`${id}-list`} groups={groups} active={active} asked={state.text} onChoose={open} />
      <p role="status" className="mt-3 text-sm text-muted-foreground">
        {statusOf(state)}
      </p>
    </Modal>
  )
}

/** Read out after each answer. */
function statusOf(state: PaletteState): string {
  if (isPending(state)) return 'Searching …'
  if (state.answer?.text === state.text && !state.answer.found)
    return 'Records cannot be searched now. Pages still open.'
  const options = paletteGroups(state).flatMap((group) => group.options)
  const records = options.filter(({ record }) => record).length
  const pages = options.filter(({ record, isAfterRecords }) => !record && !isAfterRecords).length
  if (records + pages === 0) return 'No results.'
  const counts = [
    records > 0 && countOf(records, 'record', 'records'),
    pages > 0 && countOf(pages, 'page', 'pages'),
  ]
  return counts.filter(Boolean).join(' and ')
}
