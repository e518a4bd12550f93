import type { Area } from '@/lib/auth/roles'
import type { FillGroup } from '@/lib/data/ads/fills/fill-group'
import type { FillOneScreen as Screen } from '@/lib/data/ads/fills/fill-one-screen'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ChooseTemplate } from './choose-template'
import { FillOneForm } from './fill-one-form'
import { GroupHeading } from './group-heading'
import { NoTemplates } from './no-templates'
import { TemplateCards } from './template-cards'

type Props = {
  area: Area
  group: FillGroup
  description?: string
  screen: Screen
  /** New for each page, so that a form that is sent twice makes the same ads. */
  formKey: string
  action: Action
}

export const FillOneScreen = ({ area, group, description, screen, formKey, action }: Props) => {
  const { templates, deals, sites, chosen, start } = screen
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <GroupHeading area={area} group={group} title="Ad from a template" description={description} />
      {templates.length === 0 ? (
        <NoTemplates area={area} />
      ) : (
        <ChooseTemplate
          action={staffPaths.adFill(area, group.id)}
          asked={[
            {
              ...{ name: 'template', label: 'Template', none: 'Choose a template', value: chosen.template },
              options: templates.map(({ id, name }) => ({ value: id, label: name })),
            },
            { name: 'deal', label: 'Deal', none: 'Without a deal', options: deals, value: chosen.deal },
            { name: 'site', label: 'Site', none: 'For all sites', options: sites, value: chosen.site },
          ]}
        />
      )}
      {templates.length > 0 && !chosen.template && (
        <TemplateCards
          templates={templates}
          hrefOf={(template) => staffPaths.adFill(area, group.id, { ...chosen, template })}
        />
      )}
      {start && (
        <FillOneForm
          key={JSON.stringify(chosen)}
          name={`ad-fill-${group.id}-${Object.values(chosen).join('-')}`}
          action={action}
          document={start.version.document}
          title={start.title}
          begins={start}
          choices={start.choices}
          film={start.film}
          formats={null}
          hasTitle
          submit="Make ad"
        >
          <input type="hidden" name="key" value={formKey} readOnly />
          <input type="hidden" name="version" value={start.version.id} readOnly />
        </FillOneForm>
      )}
    </div>
  )
}
