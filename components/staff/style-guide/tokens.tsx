import { cx } from 'class-variance-authority'
import { BothLooks, StyleSection } from './samples'

/** Names of color tokens in `globals.css`: background, text, purpose. */
const COLOR_PAIRS = [
  ['background', 'foreground', 'The page'],
  ['card', 'card-foreground', 'Whatever stands on the page'],
  ['popover', 'popover-foreground', 'Whatever lies over it'],
  ['primary', 'primary-foreground', 'The one thing to do'],
  ['secondary', 'secondary-foreground', 'Other things to do'],
  ['muted', 'muted-foreground', 'What may be overlooked'],
  ['accent', 'accent-foreground', 'What the pointer is on'],
  ['destructive', 'destructive-foreground', 'What cannot be taken back'],
] as const

/** Lines and signs: they never carry text. */
const MARKS = [
  ['border', 'Between things'],
  ['input', 'Around a field'],
  ['ring', 'Around what has the focus'],
  ['success', 'What went well'],
] as const

/** Inline styles, because Tailwind cannot see class names built at run time. */
export const ColorSamples = () => (
  <StyleSection id="colors" title="Colors">
    <BothLooks>
      <ul className="grid gap-3 sm:grid-cols-2">
        {COLOR_PAIRS.map(([ground, text, purpose]) => (
          <li
            key={ground}
            className="rounded-md border p-4"
            style={{ background: `var(--${ground})`, color: `var(--${text})` }}
          >
            <span className="block font-medium">{ground}</span>
            <span className="block text-sm">{purpose}</span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-3 sm:grid-cols-2">
        {MARKS.map(([mark, purpose]) => (
          <li key={mark} className="flex items-center gap-3 text-sm">
            <span aria-hidden="true" className="size-8 rounded-md" style={{ background: `var(--${mark})` }} />
            <span>
              {mark}
              <span className="block text-muted-foreground">{purpose}</span>
            </span>
          </li>
        ))}
      </ul>
    </BothLooks>
  </StyleSection>
)

const TYPE = [
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
      {TYPE.map(([look, sample, purpose]) => (
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
