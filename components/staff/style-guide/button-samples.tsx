import { Badge, BADGE_TONES, type BadgeTone } from '@/components/ui/badge'
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

const BADGES: Record<BadgeTone, [text: string, rule: string]> = {
  idle: ['Draft', 'Not begun, or only for staff.'],
  todo: ['New', 'Waits for us.'],
  active: ['In progress', 'Someone works on it, or it runs.'],
  waiting: ['In review', 'Waits for the client, the reader or its day.'],
  done: ['Approved', 'Ended well.'],
  problem: ['Overdue', 'Late, failed or refused.'],
  over: ['Canceled', 'Ended, and nothing follows.'],
  none: ['Featured', 'A property, not a state.'],
}

export const BadgeSamples = () => (
  <StyleSection id="badges" title="Badges">
    <BothLooks>
      {BADGE_TONES.map((tone) => (
        <Sample key={tone} name={tone.replace(/^./, (first) => first.toUpperCase())} rule={BADGES[tone][1]}>
          <Badge tone={tone} className="justify-self-start">
            {BADGES[tone][0]}
          </Badge>
        </Sample>
      ))}
    </BothLooks>
  </StyleSection>
)
