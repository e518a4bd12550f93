import type { ReactNode } from 'react'
import { CsvImportUpload, type ImportActions } from '@/components/staff/import/import-upload'
import { PostFile } from '@/components/staff/owl-imports/post-file'
import { fillNames } from '@/lib/ads/templates/fill-names'
import { CSV_FIELD_LABELS, csvFields } from '@/lib/ads/templates/fill-csv'
import { FILL_SOURCE_LABELS, FILL_SOURCES } from '@/lib/ads/templates/fill-rows'
import type { Area } from '@/lib/auth/roles'
import type { FillGroup } from '@/lib/data/ads/fills/fill-group'
import type { FillFile, FillManyScreen as Screen } from '@/lib/data/ads/fills/fill-many-screen'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ChooseTemplate } from './choose-template'
import { FillList } from './fill-list'
import { FillManyForm } from './fill-many-form'
import { GroupHeading } from './group-heading'
import { NoTemplates } from './no-templates'
import { TemplateCards } from './template-cards'

type Upload = ImportActions & { post: Action }

type Props = {
  area: Area
  group: FillGroup
  description?: string
  screen: Screen
  file: FillFile | null
  /** Why the uploaded file cannot be read. */
  fileProblem: string | null
  /** New for each page, so that a form that is sent twice begins one fill. */
  formKey: string
  action: Action
  upload: Upload
}

export function FillManyScreen(props: Props) {
  const { area, group, description, screen, file, fileProblem, formKey, action, upload } = props
  const { templates, fills, chosen, start } = screen
  const isWithoutFile = start?.source === 'csv' && !file
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <GroupHeading area={area} group={group} title="Many ads from a template" description={description} />
      {templates.length === 0 ? (
        <NoTemplates area={area} />
      ) : (
        <ChooseTemplate
          action={staffPaths.adFillMany(area, group.id)}
          asked={[
            {
              ...{ name: 'template', label: 'Template', none: 'Choose a template', value: chosen.template },
              options: templates.map(({ id, name }) => ({ value: id, label: name })),
            },
            {
              ...{ name: 'source', label: 'A row for each', none: 'Choose', value: chosen.source },
              options: FILL_SOURCES.map((source) => ({ value: source, label: FILL_SOURCE_LABELS[source] })),
            },
          ]}
        />
      )}
      {templates.length > 0 && !chosen.template && (
        <TemplateCards
          templates={templates}
          hrefOf={(template) => staffPaths.adFillMany(area, group.id, { ...chosen, template })}
        />
      )}
      {start && isWithoutFile && (
        <FileUpload upload={upload} problem={fileProblem}>
          The first row names the columns:{' '}
          {csvFields(fillNames(start.version.document))
            .map((field) => CSV_FIELD_LABELS[field])
            .join(', ')}
          . A logo is the name of a brand or a client, a picture the name or code of a product or the title of
          a deal.
        </FileUpload>
      )}
      {start && !isWithoutFile && (
        <FillManyForm
          key={JSON.stringify(chosen)}
          name={`ad-fill-many-${group.id}-${Object.values(chosen).join('-')}`}
          action={action}
          formKey={formKey}
          start={start}
          file={file}
        />
      )}
      <FillList area={area} fills={fills} />
    </div>
  )
}

type FileUploadProps = { upload: Upload; problem: string | null; children: ReactNode }

const FileUpload = ({ upload: { post, ...actions }, problem, children }: FileUploadProps) => (
  <section aria-label="File" className="grid gap-4">
    {problem !== null && (
      <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
        {problem}
      </p>
    )}
    <p className="max-w-2xl">{children}</p>
    <CsvImportUpload {...actions} />
    <PostFile action={post} />
  </section>
)
