import 'server-only'
import * as z from 'zod/mini'
import { readState } from '@/lib/owl/address'
import { SITE_GROUP_STATUS_LABELS, toSiteGroupStatus } from '@/lib/owl/site-groups'
import { siteGroupEdits } from '@/lib/schemas/site-group'
import { isEmail, optionalText } from '@/lib/schemas/text-rules'
import { findMissingParts } from './address-parts'
import { type Collection, textOf } from './collection'
import { placeSchemas } from './place-schemas'

type Field =
  'name' | 'legalName' | 'status' | 'owner' | 'website' | 'street' | 'city' | 'state' | 'zip' | 'notes'

const owner = z.pipe(
  optionalText({ label: 'Owner', max: 200 }),
  z.union([z.literal(''), z.string().check(isEmail)]),
)

export const SITE_GROUPS: Collection<Field> = {
  nouns: ['site group', 'site groups'],
  fields: {
    name: {
      label: 'Name',
      names: ['group', 'sitegroup', 'groupname', 'company', 'chain', 'shortname'],
      schema: siteGroupEdits.name,
      isRequired: true,
    },
    legalName: {
      label: 'Legal name',
      names: ['legalentity', 'companylegalname'],
      schema: siteGroupEdits.legalName,
    },
    status: {
      label: 'Status',
      schema: siteGroupEdits.status,
      options: SITE_GROUP_STATUS_LABELS,
      initial: 'active',
      staysWhenEmpty: true,
    },
    owner: {
      label: 'Owner’s email',
      names: ['owner', 'owneremail', 'accountowner'],
      schema: owner,
      unknown: 'No one with this email can own site groups',
    },
    website: { label: 'Website', names: ['url', 'homepage', 'web'], schema: siteGroupEdits.website },
    street: {
      label: 'Billing street',
      names: ['street', 'address', 'billingaddress'],
      schema: placeSchemas.street,
    },
    city: { label: 'Billing city', names: ['city', 'town'], schema: placeSchemas.city },
    state: {
      label: 'Billing state',
      names: ['state', 'st'],
      schema: placeSchemas.state,
      tidy: (text) => readState(text) ?? text,
    },
    zip: {
      label: 'Billing ZIP code',
      names: ['zip', 'zipcode', 'postalcode', 'billingzip'],
      schema: placeSchemas.zip,
    },
    notes: { label: 'Notes', names: ['note', 'comments'], schema: siteGroupEdits.notes },
  },
  keyFields: [['name']],
  keyText: 'A row is about the site group with the same name.',
  about: ({ name = '', owner: email = '' }) => ({ name, owner: email }),
  keys: ({ name = '' }) => [name.toLowerCase()],
  label: ({ name = '' }) => name,
  toValues: (record) => ({
    name: textOf(record.name),
    legalName: textOf(record.legal_name),
    status: SITE_GROUP_STATUS_LABELS[toSiteGroupStatus(textOf(record.status)) ?? 'active'],
    owner: textOf(record.owner_email),
    website: textOf(record.website),
    street: textOf(record.billing_street),
    city: textOf(record.billing_city),
    state: textOf(record.billing_state),
    zip: textOf(record.billing_zip),
    notes: textOf(record.notes),
  }),
  read({ values, present, refs }) {
    const { name, legalName, status, owner: email, website, notes } = values
    const part = (field: 'street' | 'city' | 'state' | 'zip') =>
      values[field] ?? textOf(present?.[`billing_${field}`])
    const address = { street: part('street'), city: part('city'), state: part('state'), zip: part('zip') }
    const isMoved = ['street', 'city', 'state', 'zip'].some((field) => field in values)
    const missing = isMoved ? findMissingParts(address, false) : {}
    if (Object.keys(missing).length > 0) return { problems: missing }
    return {
      columns: {
        ...(name !== undefined && { name }),
        ...(legalName !== undefined && { legal_name: legalName || null }),
        ...(status !== undefined && { status }),
        ...(email !== undefined && { owner_id: email ? refs.owner : null }),
        ...(website !== undefined && { website: website || null }),
        ...(isMoved && {
          billing_street: address.street || null,
          billing_city: address.city || null,
          billing_state: address.state || null,
          billing_zip: address.zip || null,
        }),
        ...(notes !== undefined && { notes: notes || null }),
      },
      named: { ...(email !== undefined && { owner_email: email }) },
    }
  },
}
