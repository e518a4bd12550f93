import type { ReactNode } from 'react'
import { FactList } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import type { AdTemplate, TemplateField } from '@/lib/data/ads/templates/template-record'
import type { EditAction } from '@/lib/forms/form-state'
import { adTemplateFields } from '@/lib/schemas/ad-template-fields'
import { longDate } from '@/lib/time/in-zone'

/** Null when the person may not change the template. */
export type TemplateEditing = {
  /** For whom the person may make templates. */
  clients: { id: string; name: string }[]
  /** Whether it may be for all clients. */
  mayBeGeneral: boolean
  actionOf: (field: TemplateField) => EditAction
} | null

type FieldProps = {
  template: AdTemplate
  editing: TemplateEditing
  field: TemplateField
  children: ReactNode
}

const LABELS: Record<TemplateField, string> = { name: 'Name', description: 'Description', client: 'Client' }

export function EditedTemplateField({ template, editing, field, children }: FieldProps) {
  if (!editing) return children
  const options = editing.clients.map(({ id, name }) => [id, name] as const)
  return (
    <InlineEdit
      label={LABELS[field]}
      value={field === 'client' ? (template.client?.id ?? '') : template[field]}
      version={template.version}
      control={
        field === 'name'
          ? { kind: 'text', maxLength: adTemplateFields.name.max }
          : field === 'description'
            ? { kind: 'textarea' }
            : { kind: 'select', options: editing.mayBeGeneral ? [['', 'All clients'], ...options] : options }
      }
      action={editing.actionOf(field)}
    >
      {children}
    </InlineEdit>
  )
}

export const TemplateFacts = ({ template, editing }: { template: AdTemplate; editing: TemplateEditing }) => (
  <FactList
    facts={[
      [
        'Client',
        <EditedTemplateField key="client" template={template} editing={editing} field="client">
          {template.client?.name ?? 'All clients'}
        </EditedTemplateField>,
      ],
      [
        'Description',
        <EditedTemplateField key="description" template={template} editing={editing} field="description">
          {template.description ? (
            <p className="whitespace-pre-line">{template.description}</p>
          ) : (
            <span className="text-muted-foreground">None</span>
          )}
        </EditedTemplateField>,
      ],
      ['Created', longDate(template.createdAt)],
    ]}
  />
)
