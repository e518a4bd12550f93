import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './harness'
import type { Session } from './session'

/** The designer works on the first group, and not on the second, which is of another client. */
export const OWN_GROUP = 'e2000000-0000-4000-8000-000000000001'
export const OTHER_GROUP = 'e2000000-0000-4000-8000-000000000002'

export const documentOf = (color: string, formats: string[] = ['preview', 'square']) => ({
  formats,
  ground: { kind: 'color', color },
  layers: [],
  seconds: 6,
})

/** Templates as the editor makes them. */
export function openTemplateDesk(database: TestDatabase) {
  const manager = () => database.asUser('project_manager')
  const designer = () => database.asUser('graphic_designer')

  const clientOf = (group: string) =>
    database.value<string>('select parent_group_id from public.ad_groups where id = $1', [group])

  /** For all clients unless a group is named. */
  async function create(group: string | null = null, caller: Session = manager()): Promise<string> {
    const id = randomUUID()
    await caller.query('select public.create_ad_template($1, $2, $3, $4, $5)', [
      ...[id, 'Two columns', '', group && (await clientOf(group)), JSON.stringify(documentOf('#000000'))],
    ])
    return id
  }

  const save = (id: string, madeFrom: number, document: object, caller: Session = manager()) =>
    caller.value<number>('select public.save_ad_template_draft($1, $2, $3)', [
      ...[id, madeFrom, JSON.stringify(document)],
    ])

  const publish = (id: string, madeFrom: number, caller: Session = manager()) =>
    caller.value<number>('select public.publish_ad_template($1, $2, $3)', [id, madeFrom, ' Larger price '])

  const versionId = (id: string, number: number) =>
    database.value<string>(
      'select id from public.ad_template_versions where template_id = $1 and number = $2',
      [...[id, number]],
    )

  async function createPublished(group: string | null = null): Promise<{ id: string; version: string }> {
    const id = await create(group)
    await publish(id, 1)
    return { id, version: await versionId(id, 1) }
  }

  return { manager, designer, clientOf, create, save, publish, versionId, createPublished }
}
