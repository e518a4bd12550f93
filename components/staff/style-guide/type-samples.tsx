import { cx } from 'class-variance-authority'
import { StyleSection } from './style-section'

const SAMPLES = [
  ['type-display', 'First light', 'Once on a page, over its first picture'],
  ['type-title', 'A crew that lives there', 'Titles of pages and sections; smaller in the portal'],
  ['type-heading', 'What happens on the day', 'Within sections; smaller in the portal'],
  ['type-lede', 'One team sees every project through.', 'The sentence below a title'],
  ['', 'Footage is delivered within ten working days.', 'Running text'],
  ['type-slate', 'SCENE 12 TAKE 3', 'Slate labels, timecodes, captions'],
] as const

export const TypeSamples = () => (
  <StyleSection id="type" title="Type">
    <dl className="divide-y rounded-md border bg-card">
      {SAMPLES.map(([look, sample, purpose]) => (
        <div
          key={purpose}
          className="grid gap-x-6 gap-y-1 p-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-center"
        >
          <dt className="text-sm text-muted-foreground">
            {look || 'body'}
            <span className="block">{purpose}</span>
          </dt>
          <dd className={cx(look, 'break-words')}>{sample}</dd>
        </div>
      ))}
    </dl>
  </StyleSection>
)
