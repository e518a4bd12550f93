import Link from 'next/link'
import { InlineEdit } from '@/components/staff/edit/inline-edit'
import type { Area } from '@/lib/auth/roles'
import type { AdDetail } from '@/lib/data/ads/ad-detail'
import type { EditAction } from '@/lib/forms/edit-state'
import { adGroupFields } from '@/lib/schemas/ad-group-fields'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  area: Area
  ad: AdDetail
  /** Null for whoever may not. */
  saveTitle: EditAction | null
}

export function AdHeading({ area, ad: { title, version, group, client, product }, saveTitle }: Props) {
  const heading = <h1 className="type-title wrap-anywhere">{title}</h1>
  return (
    <div className="grid gap-2">
      <p className="text-sm wrap-anywhere">
        <Link href={staffPaths.adGroup(area, group.id)} className="underline underline-offset-4">
          {group.name}
        </Link>
      </p>
      {saveTitle ? (
        <InlineEdit
          label={adGroupFields.title.label}
          value={title}
          version={version}
          control={{ kind: 'line', maxLength: adGroupFields.title.max }}
          action={saveTitle}
        >
          {heading}
        </InlineEdit>
      ) : (
        heading
      )}
      <p className="wrap-anywhere text-muted-foreground">
        {client} · {product}
      </p>
    </div>
  )
}
