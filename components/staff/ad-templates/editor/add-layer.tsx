import {
  type Layer,
  LAYER_LABELS,
  type LayerKind,
  TEMPLATE_LIMITS,
  type TemplateDocument,
} from '@/lib/ads/templates/document'
import type { EditorAction } from '@/lib/ads/templates/editor-state'
import { newLayer } from '@/lib/ads/templates/new-layer'
import { LAYER_ICONS } from './layer-icons'
import { IconButton } from './panel'

type Props = { document: TemplateDocument; onAdd: (action: EditorAction) => void }

const KINDS = Object.keys(LAYER_LABELS) as LayerKind[]

/** As in 'Shape 2', so that the list tells layers apart. */
function named(layer: Layer, taken: readonly string[]): Layer {
  let number = 1
  const name = () => (number === 1 ? layer.name : `${layer.name} ${number}`)
  while (taken.includes(name())) number += 1
  return { ...layer, name: name() }
}

export function AddLayer({ document: { layers, formats }, onAdd }: Props) {
  const add = (kind: LayerKind) => {
    const ids = layers.map(({ id }) => id)
    const names = layers.map(({ name }) => name)
    onAdd({ do: 'add', layer: named(newLayer(kind, formats, ids), names) })
  }
  return (
    <div
      role="group"
      aria-label="Add a layer"
      className="flex flex-wrap gap-1 rounded-md border bg-card p-0.5"
    >
      {KINDS.map((kind) => (
        <IconButton
          key={kind}
          label={`Add ${LAYER_LABELS[kind].toLowerCase()}`}
          Icon={LAYER_ICONS[kind]}
          isDisabled={layers.length >= TEMPLATE_LIMITS.layers}
          onClick={() => add(kind)}
        />
      ))}
    </div>
  )
}
