import { FORMAT_NAMES, FORMATS, TEMPLATE_LIMITS } from '@/lib/ads/templates/document'
import type { EditorAction, EditorState } from '@/lib/ads/templates/editor-state'
import { CheckField, NumberField } from './fields'
import { Panel } from './panel'

type Props = { state: EditorState; dispatch: (action: EditorAction) => void }

const [SHORTEST, LONGEST] = TEMPLATE_LIMITS.seconds

export const FormatPanel = ({ state: { document, format: like }, dispatch }: Props) => (
  <>
    <Panel title="Formats">
      <div className="grid">
        {FORMAT_NAMES.map((format) => {
          const isChecked = document.formats.includes(format)
          const { label, width, height } = FORMATS[format]
          return (
            <CheckField
              key={format}
              label={`${label}, ${width} × ${height}`}
              isChecked={isChecked}
              isDisabled={isChecked && document.formats.length === 1}
              onChange={(isWanted) =>
                dispatch(isWanted ? { do: 'add-format', format, like } : { do: 'remove-format', format })
              }
            />
          )
        })}
      </div>
      <p className="text-xs text-muted-foreground">A format that you add again has its places as before.</p>
    </Panel>
    <Panel title="Motion ads">
      <NumberField
        label="Length, s"
        value={document.seconds}
        min={SHORTEST}
        max={LONGEST}
        step={0.5}
        onChange={(seconds) => dispatch({ do: 'seconds', seconds, streak: 'seconds' })}
        onRest={() => dispatch({ do: 'end-streak' })}
      />
    </Panel>
  </>
)
