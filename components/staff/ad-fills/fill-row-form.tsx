import { ScreenHeading } from '@/components/staff/headings'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import type { Area } from '@/lib/auth/roles'
import type { FillRowScreen } from '@/lib/data/ads/fills/fill-row-screen'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { FillOneForm } from './fill-one-form'
import { RowProblems } from './row-problems'

type Props = { area: Area; screen: FillRowScreen; action: Action }

export const FillRowForm = ({ area, screen: { fill, row, version, choices }, action }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-2">
      <RecordCrumb title={`Ads from ${fill.template.name}`} href={staffPaths.adFillRun(area, fill.id)} />
      <ScreenHeading
        title={`Row ${row.number}`}
        description="It is checked again after you save it. Its ads change with the next run."
      />
      <RowProblems problems={row.problems} formats={fill.formats} />
    </div>
    <FillOneForm
      name={`ad-fill-row-${fill.id}-${row.number}-${row.revision}`}
      action={action}
      document={version.document}
      title={row.title}
      begins={{
        texts: row.values.texts,
        pictures: {
          logo: row.values.pictures.logo?.path ?? '',
          picture: row.values.pictures.picture?.path ?? '',
        },
      }}
      choices={choices}
      film="still"
      formats={fill.formats}
      hasTitle
      submit="Save row"
    />
  </div>
)
