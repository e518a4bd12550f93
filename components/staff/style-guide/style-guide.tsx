import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { Textarea } from '@/components/ui/textarea'

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

/** Inline styles, because Tailwind cannot see class names built at run time. */
export const ColorSamples = () => (
  <StyleSection id="colors" title="Colors">
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
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
  </StyleSection>
)

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

const BUTTONS = ['default', 'secondary', 'outline', 'ghost', 'link', 'destructive'] as const
const BADGES = ['default', 'secondary', 'outline', 'destructive'] as const

export const ComponentSamples = () => (
  <StyleSection id="components" title="Components">
    <div className="grid gap-8 rounded-md border bg-card p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        {BUTTONS.map((variant) => (
          <Button key={variant} variant={variant} className="capitalize">
            {variant}
          </Button>
        ))}
        <Button disabled>Disabled</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {BADGES.map((variant) => (
          <Badge key={variant} variant={variant} className="capitalize">
            {variant}
          </Badge>
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Name of the film" hint="As it stands on the website.">
          {(control) => <Input {...control} defaultValue="First Pour" />}
        </Field>
        <Field label="Length" error="Please enter a length in seconds">
          {(control) => <Input {...control} defaultValue="a minute" />}
        </Field>
        <Field label="Goal" optional className="md:col-span-2">
          {(control) => <Textarea {...control} rows={3} />}
        </Field>
      </div>
      <div className="grid gap-2">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  </StyleSection>
)

const StyleSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-4 type-heading">
      {title}
    </h2>
    {children}
  </section>
)
