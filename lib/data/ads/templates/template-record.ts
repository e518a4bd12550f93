import 'server-only'
import { cache } from 'react'
import { FORMAT_NAMES, type Format, type TemplateDocument } from '@/lib/ads/templates/document'
import { editRecord } from '@/lib/data/owl/edit-record'
import { DataError, FOREIGN_KEY_VIOLATION, isRefused, type RpcOutcome } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

export const TEMPLATE_FIELDS = ['name', 'description', 'client'] as const
export type TemplateField = (typeof TEMPLATE_FIELDS)[number]

export type TemplateVersion = {
  id: string
  number: number
  note: string | null
  author: string | null
  createdAt: string
  /** How many ads have it now. */
  ads: number
}

export type AdTemplate = {
  id: string
  /** Of the record, for edits of its fields. */
  version: number
  name: string
  description: string
  /** Null for all clients. */
  client: { id: string; name: string } | null
  /** Of the newest version; of the draft before there is one. */
  formats: Format[]
  isArchived: boolean
  createdAt: string
  changedAt: string
  draft: { document: TemplateDocument; version: number; savedAt: string }
  /** Newest first. */
  versions: TemplateVersion[]
  canChange: boolean
}

async function listVersions(id: string): Promise<TemplateVersion[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_ad_template_versions', { of_template: id })
  if (error) throw new DataError('templateRecord.listVersions', { cause: error })
  return data.map(({ created_at: createdAt, note, author, ...version }) => ({
    ...version,
    note: note as string | null,
    author: author as string | null,
    createdAt,
  }))
}

async function canChangeTemplate(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('may_change_ad_template', { wanted_id: id })
  if (error) throw new DataError('templateRecord.canChangeTemplate', { cause: error })
  return data
}

/** Null for an unknown id, and for whoever may not see templates. */
export const getTemplate = cache(async (id: string): Promise<AdTemplate | null> => {
  const client = await createSessionClient()
  const [{ data, error }, versions, canChange] = await Promise.all([
    client
      .from('ad_templates')
      .select('*, parent_groups(id, name), ad_template_drafts(document, version, saved_at)')
      .eq('id', id)
      .maybeSingle(),
    listVersions(id),
    canChangeTemplate(id),
  ])
  if (error) throw new DataError('templateRecord.getTemplate', { cause: error })
  const draft = [data?.ad_template_drafts].flat()[0]
  if (!data || !draft) return null
  return {
    id,
    version: data.version,
    name: data.name,
    description: data.description ?? '',
    client: data.parent_groups,
    formats: FORMAT_NAMES.filter((format) => data.formats.includes(format)),
    isArchived: data.is_archived,
    createdAt: data.created_at,
    changedAt: data.updated_at,
    draft: {
      document: draft.document as TemplateDocument,
      version: draft.version,
      savedAt: draft.saved_at,
    },
    versions,
    canChange,
  }
})

export type PublishedVersion = {
  id: string
  number: number
  template: { id: string; name: string }
  document: TemplateDocument
}

/** Null for an unknown id, and for whoever may not see templates. */
export const getTemplateVersion = cache(async (id: string): Promise<PublishedVersion | null> => {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_template_versions')
    .select('id, number, document, ad_templates!ad_template_versions_template_id_fkey(id, name)')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('templateRecord.getTemplateVersion', { cause: error })
  return data && toPublished(data)
})

/** Null where nothing is published. */
export async function getNewestVersion(templateId: string): Promise<PublishedVersion | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_template_versions')
    .select('id, number, document, ad_templates!ad_template_versions_template_id_fkey(id, name)')
    .eq('template_id', templateId)
    .order('number', { ascending: false })
    .limit(1)
  if (error) throw new DataError('templateRecord.getNewestVersion', { cause: error })
  return data[0] ? toPublished(data[0]) : null
}

type VersionRow = {
  id: string
  number: number
  document: Json
  ad_templates: { id: string; name: string }
}

const toPublished = ({ id, number, document, ad_templates: template }: VersionRow): PublishedVersion => ({
  id,
  number,
  template,
  document: document as TemplateDocument,
})

const FIELD_COLUMNS = { name: 'name', description: 'description', client: 'parent_group_id' } as const

const CHANGES = {
  name: (name: string) => ({ name }),
  description: (description: string) => ({ description: description || null }),
  client: (id: string) => ({ parent_group_id: id || null }),
} as const satisfies Record<TemplateField, unknown>

/** An empty description and an empty client are null. */
export const editTemplate = (id: string, field: TemplateField, edit: Edit): Promise<EditState> =>
  editRecord(edit, {
    operation: 'templateRecord.editTemplate',
    taken: 'Another template has this name',
    async read(client) {
      const { data, error } = await client
        .from('ad_templates')
        .select('version, name, description, parent_group_id')
        .eq('id', id)
        .maybeSingle()
      return { data: data && { version: data.version, value: data[FIELD_COLUMNS[field]] ?? '' }, error }
    },
    write: (client, value, version) =>
      client
        .from('ad_templates')
        .update(CHANGES[field](value))
        .eq('id', id)
        .eq('version', version)
        .select('id'),
  })

/** False when the template is gone, is so already, or the person may not change it. */
export async function setTemplateArchived(id: string, isArchived: boolean): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_templates')
    .update({ is_archived: isArchived })
    .match({ id, is_archived: !isArchived })
    .select('id')
  if (isRefused(error)) return false
  if (error) throw new DataError('templateRecord.setTemplateArchived', { cause: error })
  return data.length > 0
}

/** 'conflict' when ads are made from it. */
export async function deleteTemplate(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { data, error } = await client.from('ad_templates').delete().eq('id', id).select('id')
  if (error?.code === FOREIGN_KEY_VIOLATION) return 'conflict'
  if (error) throw new DataError('templateRecord.deleteTemplate', { cause: error })
  return data.length > 0 ? 'done' : 'refused'
}

/** The ads that it has made, the newest first. */
export async function listTemplateAds(
  id: string,
  limit: number,
): Promise<{ id: string; title: string; groupId: string; group: string }[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_list')
    .select('id, title, ad_group_id, ad_group')
    .eq('template_id', id)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(limit)
    .overrideTypes<{ id: string; title: string; ad_group_id: string; ad_group: string }[], { merge: false }>()
  if (error) throw new DataError('templateRecord.listTemplateAds', { cause: error })
  return data.map((ad) => ({ id: ad.id, title: ad.title, groupId: ad.ad_group_id, group: ad.ad_group }))
}
