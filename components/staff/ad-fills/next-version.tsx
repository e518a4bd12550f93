import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import type { Area } from '@/lib/auth/roles'
import type { FillOneStart } from '@/lib/data/ads/fills/fill-one-screen'
import type { Format } from '@/lib/ads/templates/document'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ScreenHeading } from '@/components/staff/headings'
import { FillOneForm } from './fill-one-form'

type Props = {
  area: Area
  start: FillOneStart & { adId: string; format: Format }
  formKey: string
  action: Action
}

/** Other texts for an ad that a template has made. */
export const NextVersion = ({ area, start, formKey, action }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-2">
      <RecordCrumb title={start.title} href={staffPaths.ad(area, start.adId)} />
      <ScreenHeading
        title="Change the texts"
        description={`Drawn with version ${start.version.number} of the template ${start.version.template.name}. The ad gets it as its next version; the files that it has stay.`}
      />
    </div>
    <FillOneForm
      name={`ad-next-${start.adId}`}
      action={action}
      document={start.version.document}
      title={start.title}
      begins={start}
      choices={start.choices}
      film={start.film}
      formats={[start.format]}
      hasTitle={false}
      submit="Make the next version"
    >
      <input type="hidden" name="key" value={formKey} readOnly />
      <input type="hidden" name="version" value={start.version.id} readOnly />
      <input type="hidden" name="ad" value={start.adId} readOnly />
    </FillOneForm>
  </div>
)
