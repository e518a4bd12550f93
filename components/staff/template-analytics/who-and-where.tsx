import { RankedBars } from '@/components/staff/charts/ranked-bars'
import type { TemplateFigures } from '@/lib/data/ads/templates/figures'
import { staffPaths } from '@/lib/portal/staff-paths'

const KINDS = {
  client: { title: 'Clients', heading: 'Client' },
  product: { title: 'Products', heading: 'Product' },
  person: { title: 'People who made them', heading: 'Person' },
} as const

type Props = { figures: TemplateFigures; template: string | null; isCompared: boolean }

/** For whom ads were made and by whom, and where texts did not fit. */
export function WhoAndWhere({ figures: { who, layers }, template, isCompared }: Props) {
  const adsOf = (kind: 'client' | 'product', id: string) =>
    staffPaths.adLibrary(
      'project-manager',
      new URLSearchParams({ [kind]: id, ...(template && { template }) }),
    )
  return (
    <section aria-labelledby="who-heading" className="grid gap-6">
      <h2 id="who-heading" className="type-heading">
        By client and person
      </h2>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
          <RankedBars
            key={kind}
            id={`who-${kind}`}
            title={KINDS[kind].title}
            headings={[KINDS[kind].heading, 'Ads made']}
            rows={who
              .filter((row) => row.kind === kind)
              .map(({ id, name, ads }) => ({
                key: id,
                name: name ?? 'Former user',
                value: ads,
                ...(kind !== 'person' && { href: adsOf(kind, id) }),
              }))}
            empty="No ad was made in this time."
          />
        ))}
      </div>
      <div className="max-w-3xl">
        <RankedBars
          id="layers"
          title="Layers whose texts did not fit"
          headings={['Layer', 'Texts']}
          rows={layers.map((layer) => ({
            key: `${layer.template} ${layer.layer}`,
            name: layer.name ?? 'A layer that was deleted',
            detail: template ? undefined : layer.templateName,
            href: staffPaths.adTemplate('project-manager', layer.template),
            value: layer.texts,
            ...(isCompared && { before: layer.before }),
          }))}
          empty="Every text fitted its layer."
        />
      </div>
    </section>
  )
}
