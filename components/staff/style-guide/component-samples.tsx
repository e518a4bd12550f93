import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { Textarea } from '@/components/ui/textarea'
import { StyleSection } from './style-section'

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
