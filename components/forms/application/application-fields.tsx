import { FieldGroup, LineField, ParagraphsField } from '@/components/forms/text-fields'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import type { ApplicationInput } from '@/lib/schemas/application'
import {
  applicationFields as fields,
  DEFAULT_COUNTRY,
  type ApplicationField,
} from '@/lib/schemas/application-fields'
import { StreetField } from './address/street-field'
import { GearPicker } from './gear-picker'
import type { AddGear } from './use-gear-picker'

type Props = { form: EnhancedForm<ApplicationInput>; addGear: AddGear }

export function ApplicationFields({ form, addGear }: Props) {
  const line = <Name extends ApplicationField>(name: Name) => ({ form, name, field: fields[name] })
  return (
    <>
      <FieldGroup legend="You" slate="1 / 4">
        <LineField {...line('firstName')} autoComplete="given-name" />
        <LineField {...line('lastName')} autoComplete="family-name" />
        <LineField {...line('email')} type="email" autoComplete="email" inputMode="email" />
        <LineField {...line('phone')} type="tel" autoComplete="tel" inputMode="tel" />
      </FieldGroup>
      <FieldGroup legend="Where you film from" slate="2 / 4">
        <StreetField form={form} />
        <LineField {...line('city')} autoComplete="address-level2" />
        <LineField {...line('state')} autoComplete="address-level1" />
        <LineField {...line('zipCode')} autoComplete="postal-code" />
        <LineField {...line('country')} autoComplete="country-name" defaultValue={DEFAULT_COUNTRY} optional />
      </FieldGroup>
      <FieldGroup legend="Your work" slate="3 / 4">
        <LineField {...line('website')} autoComplete="url" inputMode="url" optional />
        <LineField {...line('linkedinUrl')} inputMode="url" optional />
        <ParagraphsField
          {...line('about')}
          rows={6}
          hint="What you like to film, who you have filmed for, and how far you travel."
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup legend="Your kit" slate="4 / 4">
        <div className="grid content-start gap-2">
          <GearPicker
            form={form}
            name="selectedCameras"
            kind="camera"
            placeholder="Search for a camera"
            add={addGear}
          />
        </div>
        <div className="grid content-start gap-2">
          <GearPicker
            form={form}
            name="selectedLenses"
            kind="lens"
            placeholder="Search for a lens"
            add={addGear}
          />
        </div>
        <ParagraphsField
          {...line('gear')}
          rows={3}
          hint="Sound, light, support, drones and their licenses."
          optional
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  )
}
