import { StyleSection } from './style-section'

/** Ground, what is written on it, and what it is for: names of the tokens in `globals.css`. */
const PAIRS = [
  ['background', 'foreground', 'The page'],
  ['card', 'card-foreground', 'Whatever stands on the page'],
  ['popover', 'popover-foreground', 'Whatever lies over it'],
  ['primary', 'primary-foreground', 'The one thing to do'],
  ['secondary', 'secondary-foreground', 'Other things to do'],
  ['muted', 'muted-foreground', 'What may be overlooked'],
  ['accent', 'accent-foreground', 'What the pointer is on'],
  ['destructive', 'destructive-foreground', 'What cannot be taken back'],
] as const

/** Inline, because style sheets hold only the classes that are written out somewhere. */
export const ColorSamples = () => (
  <StyleSection id="colors" title="Colors">
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {PAIRS.map(([ground, text, purpose]) => (
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
  </StyleSection>
)
