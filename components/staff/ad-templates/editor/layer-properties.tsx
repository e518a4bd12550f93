import type { ReactNode } from 'react'
import type { Layer } from '@/lib/ads/templates/document'
import { TEMPLATE_LIMITS } from '@/lib/ads/templates/document'
import type { EditorAction, EditorState } from '@/lib/ads/templates/editor-state'
import { TextField } from './fields'
import { KindPanel } from './kind-panel'
import { MotionPanel } from './motion-panel'
import { PlacePanel } from './place-panel'
import { StylePanel } from './style-panel'

type Props = {
  layer: Layer
  state: EditorState
  dispatch: (action: EditorAction) => void
  sample: ReactNode
}

export function LayerProperties({ layer, state, dispatch, sample }: Props) {
  const { id } = layer
  const rest = () => dispatch({ do: 'end-streak' })
  return (
    <>
      <TextField
        label="Name of the layer"
        value={layer.name}
        maxLength={TEMPLATE_LIMITS.layerName}
        onChange={(name) => dispatch({ do: 'set', id, part: { name }, streak: 'name' })}
        onRest={rest}
      />
      <PlacePanel layer={layer} state={state} dispatch={dispatch} />
      <KindPanel
        layer={layer}
        onChange={(part) => dispatch({ do: 'set', id, part, streak: Object.keys(part).join() })}
        onRest={rest}
        sample={sample}
      />
      {'style' in layer && (
        <StylePanel
          style={layer.style}
          onChange={(part) => dispatch({ do: 'style', id, part, streak: Object.keys(part).join() })}
          onRest={rest}
        />
      )}
      <MotionPanel
        layer={layer}
        seconds={state.document.seconds}
        onChange={(motion) => dispatch({ do: 'set', id, part: { motion }, streak: 'motion' })}
        onRest={rest}
      />
    </>
  )
}
