'use client'

import type { EditorProps } from '@/components/staff/editor/types'
import { PageForm } from '@/components/staff/page-form/page-form'
import { usePageForm } from '@/components/staff/page-form/use-page-form'
import { PLACE_TEXT_FIELDS } from '@/lib/catalogue/places/place-texts'
import type { PageFormAction } from '@/lib/forms/page-form'
import { placePageFields } from '@/lib/schemas/place-page-fields'
import { PlaceFields, type EditedPlace } from './place-fields'

type Props = {
  page: EditedPlace & { id: string; version: number }
  /** The version whose content the form begins with. */
  restored?: number
  save: PageFormAction
  /** Server actions of the editor. */
  tools: Pick<EditorProps, 'renderPreview' | 'searchLinks' | 'pictures'>
}

const LABELS = Object.fromEntries(PLACE_TEXT_FIELDS.map((field) => [field, placePageFields[field].label]))

export function PlaceForm({ page, restored, save, tools }: Props) {
  const form = usePageForm({
    name: `place:${page.id}`,
    action: save,
    version: page.version,
    isRestored: restored !== undefined,
  })
  return (
    <PageForm form={form} labels={LABELS} longField="content" restored={restored}>
      <PlaceFields
        page={{ ...page, texts: { ...page.texts, ...form.values } }}
        errors={form.state.errors ?? {}}
        tools={tools}
      />
    </PageForm>
  )
}
