import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { Textarea } from '@/components/ui/textarea'
import { FOCUS_LOOK } from './button-looks'
import { BothLooks, Sample, StyleSection } from './samples'

export const FieldSamples = () => (
  <StyleSection id="fields" title="Fields">
    <BothLooks>
      <Sample name="Input" rule="A fact of one line; the label says what it is, the hint how to write it.">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="At rest" hint="As it stands on the website.">
            {(control) => <Input {...control} defaultValue="First Pour" />}
          </Field>
          <Field label="Focused">
            {(control) => <Input {...control} defaultValue="First Pour" className={FOCUS_LOOK} />}
          </Field>
          <Field label="With an error" error="Enter a length in seconds">
            {(control) => <Input {...control} defaultValue="a minute" />}
          </Field>
          <Field label="Disabled">
            {(control) => <Input {...control} defaultValue="First Pour" disabled />}
          </Field>
          <Field label="Optional" optional>
            {(control) => <Input {...control} placeholder="https://example.com" />}
          </Field>
          <Field label="Read only">
            {(control) => <Input {...control} defaultValue="First Pour" readOnly />}
          </Field>
        </div>
      </Sample>
      <Sample
        name="Choice"
        rule="Up to about twenty things that do not change while one chooses; else a search."
      >
        <Field label="Shape">
          {(control) => (
            <select {...control} defaultValue="wide" className={`${fieldLook} h-11`}>
              <option value="wide">Landscape, 16:9</option>
              <option value="square">Square, 1:1</option>
            </select>
          )}
        </Field>
        <label className="flex min-h-9 items-center gap-2.5">
          <input type="checkbox" defaultChecked className="size-5 accent-primary" />
          Show on the home page
        </label>
      </Sample>
      <Sample name="Textarea" rule="More than one sentence; it grows with its text.">
        <Field label="Goal" optional>
          {(control) => <Textarea {...control} rows={3} />}
        </Field>
        <Field label="With an error" error="Goal can have at most 20 characters">
          {(control) => <Textarea {...control} rows={2} defaultValue="Twice as many guests on rainy days" />}
        </Field>
      </Sample>
      <Sample
        name="Skeleton"
        rule="The place of something that is on its way; never where the server can send it at once."
      >
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </Sample>
    </BothLooks>
  </StyleSection>
)
