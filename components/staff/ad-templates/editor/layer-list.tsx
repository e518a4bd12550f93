import { ArrowDown, ArrowUp, Copy, Trash2, Wallpaper } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { useShortcutLabel } from '@/components/hooks/use-shortcut-label'
import { TEMPLATE_LIMITS } from '@/lib/ads/templates/document'
import type { EditorAction, EditorState } from '@/lib/ads/templates/editor-state'
import { AddLayer } from './add-layer'
import { LayerRow, SelectButton } from './layer-row'
import { IconButton } from './panel'
import type { ShownProblem } from './use-problems'

type LayerListProps = {
  list: Ref<HTMLOListElement>
  state: EditorState
  dispatch: (action: EditorAction) => void
  problems: readonly ShownProblem[]
  /** Leaves the focus on the row of the selected layer. */
  dispatchAndFocus: (action: EditorAction) => void
}

const STEPS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** All that the canvas can do to layers, in a list. The frontmost layer comes first, as it lies on top. */
export function LayerList({ list, state, dispatch, problems, dispatchAndFocus }: LayerListProps) {
  const hint = useId()
  const keys = useShortcutLabel()
  const { document, selected, format } = state
  const { layers } = document
  const at = layers.findIndex(({ id }) => id === selected)
  const reorder = (id: string, to: number) => dispatch({ do: 'reorder', id, to })
  const duplicate = () => {
    if (selected && layers.length < TEMPLATE_LIMITS.layers)
      dispatchAndFocus({ do: 'duplicate', id: selected, newId: freeId(layers.map(({ id }) => id)) })
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (selected === null || !(event.target instanceof HTMLElement) || !event.target.dataset.select) return
    if (step && event.altKey && step[1] !== 0) {
      dispatchAndFocus({ do: 'reorder', id: selected, to: Math.max(at - step[1], 0) })
    } else if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const [right, down] = event.shiftKey ? [step[0] * 10, step[1] * 10] : step
      // A key that is held down is one step of undo.
      dispatch({ do: 'nudge', id: selected, format, right, down, streak: event.repeat ? 'key' : undefined })
    } else if (event.key === 'Delete' || event.key === 'Backspace')
      dispatchAndFocus({ do: 'remove', id: selected })
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') duplicate()
    else return
    event.preventDefault()
  }

  return (
    <section aria-label="Layers" className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h2 className="text-sm font-medium">
        Layers <span className="font-normal text-muted-foreground tabular-nums">{layers.length}</span>
      </h2>
      <AddLayer document={document} onAdd={dispatchAndFocus} />
      <ol
        ref={list}
        onKeyDown={press}
        className="grid grid-cols-[minmax(0,1fr)] gap-px"
        aria-label="Layers, the front one first"
      >
        {layers.toReversed().map((layer, index) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            isSelected={layer.id === selected}
            hint={hint}
            problems={problems.filter(({ layerId }) => layerId === layer.id)}
            onSelect={() => dispatch({ do: 'select', id: layer.id })}
            onHide={() => dispatch({ do: 'set', id: layer.id, part: { isHidden: !layer.isHidden } })}
            onDropped={(id) => reorder(id, layers.length - 1 - index)}
          />
        ))}
        <li>
          <SelectButton
            name=""
            isSelected={selected === null}
            Icon={Wallpaper}
            label="Ground and formats"
            onSelect={() => dispatch({ do: 'select', id: null })}
          />
        </li>
      </ol>
      <div role="group" aria-label="Selected layer" className="flex flex-wrap gap-1 border-t pt-1">
        <IconButton
          label="Bring forward"
          keys={keys('Alt ↑')}
          Icon={ArrowUp}
          isDisabled={at < 0 || at === layers.length - 1}
          onClick={() => selected && reorder(selected, at + 1)}
        />
        <IconButton
          label="Send backward"
          keys={keys('Alt ↓')}
          Icon={ArrowDown}
          isDisabled={at <= 0}
          onClick={() => selected && reorder(selected, at - 1)}
        />
        <IconButton
          label="Duplicate"
          keys={keys('Mod D')}
          Icon={Copy}
          isDisabled={at < 0 || layers.length >= TEMPLATE_LIMITS.layers}
          onClick={duplicate}
        />
        <IconButton
          label="Delete"
          keys="Delete"
          Icon={Trash2}
          isDisabled={at < 0}
          onClick={() => selected && dispatch({ do: 'remove', id: selected })}
        />
      </div>
      <p id={hint} className="text-xs text-muted-foreground">
        On a selected layer, arrows move it by 1 pixel, with Shift by 10. Alt with ↑ or ↓ changes the order.
      </p>
    </section>
  )
}

function freeId(taken: readonly string[]): string {
  let number = 1
  while (taken.includes(`copy${number}`)) number += 1
  return `copy${number}`
}
