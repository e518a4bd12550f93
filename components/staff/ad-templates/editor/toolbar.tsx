import { Frame, Play, Redo2, Square, Undo2 } from 'lucide-react'
import { useShortcutLabel } from '@/components/hooks/use-shortcut-label'
import { type Format, FORMATS } from '@/lib/ads/templates/document'
import type { EditorAction, EditorState } from '@/lib/ads/templates/editor-state'
import { SelectField } from './fields'
import { Choice, IconButton } from './panel'
import { type Look, type Playback, TEXTS, type TextsName, ZOOMS } from './look'

type Props = {
  state: EditorState
  dispatch: (action: EditorAction) => void
  look: Look
  onLook: (part: Partial<Look>) => void
  playback: Playback
}

export function EditorToolbar({ state, dispatch, look, onLook, playback }: Props) {
  const keys = useShortcutLabel()
  const { document, past, future, format } = state
  const isMany = document.formats.length > 1
  const views: (readonly [Format | 'all', string])[] = document.formats.map((each) => [
    each,
    FORMATS[each].label,
  ])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y py-2">
      <div role="group" aria-label="Steps" className="flex gap-1">
        <IconButton
          label="Undo"
          keys={keys('Mod Z')}
          Icon={Undo2}
          isDisabled={past.length === 0}
          onClick={() => dispatch({ do: 'undo' })}
        />
        <IconButton
          label="Redo"
          keys={keys('Mod Shift Z')}
          Icon={Redo2}
          isDisabled={future.length === 0}
          onClick={() => dispatch({ do: 'redo' })}
        />
      </div>
      <Choice
        label="Format"
        value={look.isSideBySide && isMany ? 'all' : format}
        options={isMany ? [...views, ['all', 'Side by side']] : views}
        onChange={(chosen) => {
          onLook({ isSideBySide: chosen === 'all' })
          if (chosen !== 'all') dispatch({ do: 'show', format: chosen })
        }}
      />
      <Choice
        label="Texts"
        value={look.texts}
        options={(Object.keys(TEXTS) as TextsName[]).map((name) => [name, TEXTS[name].label])}
        onChange={(texts) => onLook({ texts })}
      />
      <div className="flex items-center gap-1">
        <SelectField
          label="Zoom"
          isLabelHidden
          value={look.zoom}
          options={ZOOMS}
          className="w-24"
          onChange={(zoom) => onLook({ zoom })}
        />
        <IconButton
          label={playback.isPlaying ? 'Stop the motion' : 'Play the motion'}
          Icon={playback.isPlaying ? Square : Play}
          onClick={playback.toggle}
        />
        <IconButton
          label="Safe area"
          Icon={Frame}
          isPressed={look.hasSafeArea}
          onClick={() => onLook({ hasSafeArea: !look.hasSafeArea })}
        />
      </div>
    </div>
  )
}
