import 'server-only'
import type { PictureRef, PictureSlot } from '@/lib/ads/templates/document'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { readPictureRefs } from './picture-refs'

export type PictureChoice = { path: string; name: string }

const MAX_CHOICES = 1000

/** What can stand in a slot: logos of brands and of clients of the catalogue, pictures of products and of the client's deals. */
export async function listPictureChoices(clientId: string): Promise<Record<PictureSlot, PictureChoice[]>> {
  const client = await createSessionClient()
  const [brands, clients, products, deals] = await Promise.all([
    client
      .from('brands')
      .select('name, logo_path')
      .not('logo_path', 'is', null)
      .order('name')
      .limit(MAX_CHOICES),
    client.from('clients').select('name, logo').not('logo', 'is', null).order('name').limit(MAX_CHOICES),
    client
      .from('products')
      .select('name, code, picture_path')
      .not('picture_path', 'is', null)
      .order('name')
      .limit(MAX_CHOICES),
    client
      .from('deals')
      .select('title, picture_path')
      .eq('parent_group_id', clientId)
      .not('picture_path', 'is', null)
      .order('title')
      .limit(MAX_CHOICES),
  ])
  const error = brands.error ?? clients.error ?? products.error ?? deals.error
  if (error) throw new DataError('namedPictures.listPictureChoices', { cause: error })
  const named = (name: string, path: string | null): PictureChoice[] =>
    path === null ? [] : [{ name, path }]
  return {
    logo: [
      ...(brands.data ?? []).flatMap((one) => named(one.name, one.logo_path)),
      ...(clients.data ?? []).flatMap((one) => named(one.name, one.logo)),
    ],
    picture: [
      ...(products.data ?? []).flatMap((one) => [
        ...named(one.name, one.picture_path),
        ...(one.code ? named(one.code, one.picture_path) : []),
      ]),
      ...(deals.data ?? []).flatMap((one) => named(one.title, one.picture_path)),
    ],
  }
}

/** Each picture once, under its first name: products stand under their codes, too. */
export const uniqueChoices = (choices: readonly PictureChoice[]): PictureChoice[] =>
  choices.filter(({ path }, at) => choices.findIndex((other) => other.path === path) === at)

const plain = (name: string) => name.trim().toLowerCase()

/** What cells of a file name, whatever their case: the answer looks a name up; undefined for an unknown one. */
export async function readNamedPictures(
  clientId: string,
  names: Record<PictureSlot, readonly string[]>,
): Promise<(slot: PictureSlot, named: string) => PictureRef | undefined> {
  const choices = await listPictureChoices(clientId)
  const pathOf = (slot: PictureSlot) => {
    const paths = new Map<string, string>()
    // The first of two with the same name wins.
    for (const { name, path } of choices[slot].toReversed()) paths.set(plain(name), path)
    return paths
  }
  const paths = { logo: pathOf('logo'), picture: pathOf('picture') }
  const wanted = (['logo', 'picture'] as const).flatMap((slot) =>
    names[slot].flatMap((name) => paths[slot].get(plain(name)) ?? []),
  )
  const known = await readPictureRefs(wanted)
  return (slot, named) => known.get(paths[slot].get(plain(named)) ?? '')
}
