import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { BUTTON_RULES, FOCUS_LOOK, HOVER_LOOKS } from './button-looks'
import { BothLooks, Sample, State, StyleSection } from './samples'

export const ButtonSamples = () => (
  <StyleSection id="buttons" title="Buttons">
    <BothLooks>
      {BUTTON_RULES.map(([variant, name, rule]) => (
        <Sample key={variant} name={name} rule={rule}>
          <div className="flex flex-wrap gap-4">
            <State state="At rest">
              <Button variant={variant}>Save</Button>
            </State>
            <State state="Pointed at">
              <Button variant={variant} className={HOVER_LOOKS[variant]}>
                Save
              </Button>
            </State>
            <State state="Focused">
              <Button variant={variant} className={FOCUS_LOOK}>
                Save
              </Button>
            </State>
            <State state="Busy">
              <Button variant={variant} aria-disabled="true">
                Saving…
              </Button>
            </State>
            <State state="Disabled">
              <Button variant={variant} disabled>
                Save
              </Button>
            </State>
          </div>
        </Sample>
      ))}
      <Sample
        name="Sizes"
        rule="Small beside rows and facts, the default in forms, large on public pages; a pill only over pictures."
      >
        <div className="flex flex-wrap items-end gap-4">
          <State state="sm">
            <Button size="sm">Save</Button>
          </State>
          <State state="default">
            <Button>Save</Button>
          </State>
          <State state="lg">
            <Button size="lg">Save</Button>
          </State>
          <State state="pill">
            <Button shape="pill">Save</Button>
          </State>
        </div>
      </Sample>
    </BothLooks>
  </StyleSection>
)

const BADGES = [
  ['default', 'New', 'What is new, or needs somebody today.'],
  ['secondary', 'Featured', 'What sets a row apart from most.'],
  ['outline', 'Draft', 'Where something stands.'],
  ['destructive', 'Overdue', 'What went wrong, or is late.'],
] as const

export const BadgeSamples = () => (
  <StyleSection id="badges" title="Badges">
    <BothLooks>
      {BADGES.map(([variant, text, rule]) => (
        <Sample key={variant} name={variant.replace(/^./, (first) => first.toUpperCase())} rule={rule}>
          <Badge variant={variant} className="justify-self-start">
            {text}
          </Badge>
        </Sample>
      ))}
    </BothLooks>
  </StyleSection>
)
