import 'server-only'
import { readState } from '@/lib/owl/address'
import { formatSpans, WEEKDAYS, type WeekSpan } from '@/lib/owl/hours'
import { SITE_STATUS_LABELS, toSiteStatus } from '@/lib/owl/sites'
import { siteEdits } from '@/lib/schemas/site'
import { siteFields } from '@/lib/schemas/site-fields'
import { optionalText } from '@/lib/schemas/text-rules'
import { type Collection, textOf } from './collection'
import { GROUP_FIELD, tidyDay } from './common-fields'
import { placeSchemas } from './place-schemas'
import { readSite, type SiteImportField } from './read-site'

const hours = optionalText({ label: 'The hours', max: 200 })

const weekday = (label: string) => ({
  label: `${label} hours`,
  names: [label.toLowerCase(), label.slice(0, 3).toLowerCase()],
  schema: hours,
})

const spansOf = (week: unknown, weekday: number): string =>
  Array.isArray(week) ? formatSpans((week as WeekSpan[]).filter((span) => span.weekday === weekday)) : ''

const weekOf = (week: unknown) => {
  const text = (name: (typeof WEEKDAYS)[number][1]) =>
    spansOf(week, WEEKDAYS.find(([, known]) => known === name)?.[0] ?? 0)
  return {
    monday: text('Monday'),
    tuesday: text('Tuesday'),
    wednesday: text('Wednesday'),
    thursday: text('Thursday'),
    friday: text('Friday'),
    saturday: text('Saturday'),
    sunday: text('Sunday'),
  }
}

export const SITES: Collection<SiteImportField> = {
  nouns: ['site', 'sites'],
  fields: {
    group: { ...GROUP_FIELD, names: [...GROUP_FIELD.names, 'owner'] },
    number: {
      label: 'Number',
      names: ['sitenumber', 'storenumber', 'store', 'site', 'sitenr', 'siteid', 'storeid', 'no'],
      schema: siteEdits.number,
      isRequired: true,
    },
    name: {
      label: 'Name',
      names: ['sitename', 'storename', 'location', 'locationname'],
      schema: siteEdits.name,
      isRequired: true,
    },
    status: {
      label: 'Status',
      schema: siteEdits.status,
      options: SITE_STATUS_LABELS,
      initial: 'open',
      staysWhenEmpty: true,
    },
    opensOn: {
      label: 'First day',
      names: ['opened', 'openson', 'opendate', 'openingdate'],
      schema: siteEdits.opensOn,
      tidy: tidyDay,
    },
    closedOn: {
      label: 'Last day',
      names: ['closed', 'closedon', 'closedate', 'closingdate'],
      schema: siteEdits.closedOn,
      tidy: tidyDay,
    },
    street: {
      label: 'Street',
      names: ['address', 'streetaddress', 'address1', 'addressline1'],
      schema: placeSchemas.street,
    },
    city: { label: 'City', names: ['town'], schema: placeSchemas.city },
    state: {
      label: 'State',
      names: ['st', 'region'],
      schema: placeSchemas.state,
      tidy: (text) => readState(text) ?? text,
    },
    zip: { label: 'ZIP code', names: ['zip', 'postalcode', 'postcode'], schema: placeSchemas.zip },
    county: { label: 'County', schema: siteEdits.county },
    latitude: { label: 'Latitude', names: ['lat', 'y'], schema: optionalText(siteFields.position) },
    longitude: {
      label: 'Longitude',
      names: ['lng', 'lon', 'long', 'x'],
      schema: optionalText(siteFields.position),
    },
    timeZone: {
      label: 'Time zone',
      names: ['timezone', 'tz', 'zone'],
      schema: siteEdits.timeZone,
      staysWhenEmpty: true,
    },
    phone: { label: 'Phone', names: ['telephone', 'tel', 'phonenumber'], schema: siteEdits.phone },
    screens: { label: 'Screens', names: ['screencount', 'displays'], schema: siteEdits.screens },
    pumps: { label: 'Pumps', names: ['pumpcount', 'dispensers'], schema: siteEdits.pumps },
    monday: weekday('Monday'),
    tuesday: weekday('Tuesday'),
    wednesday: weekday('Wednesday'),
    thursday: weekday('Thursday'),
    friday: weekday('Friday'),
    saturday: weekday('Saturday'),
    sunday: weekday('Sunday'),
    notes: { label: 'Notes', names: ['note', 'comments'], schema: siteEdits.notes },
  },
  keyFields: [['group', 'number']],
  keyText: 'A row is about the site with the same number in the same site group.',
  about: ({ group = '', number = '' }) => ({ group, site: number }),
  keys: ({ group = '', number = '' }) => [`${group.toLowerCase()}\n${number.toLowerCase()}`],
  label: ({ number = '', name = '' }) => `${number} ${name}`.trim(),
  toValues: (record) => ({
    group: textOf(record.group_name),
    number: textOf(record.number),
    name: textOf(record.name),
    status: SITE_STATUS_LABELS[toSiteStatus(textOf(record.status)) ?? 'open'],
    opensOn: textOf(record.opens_on),
    closedOn: textOf(record.closed_on),
    street: textOf(record.street),
    city: textOf(record.city),
    state: textOf(record.state),
    zip: textOf(record.zip),
    county: textOf(record.county),
    latitude: textOf(record.latitude),
    longitude: textOf(record.longitude),
    timeZone: textOf(record.time_zone),
    phone: textOf(record.phone),
    screens: textOf(record.screens),
    pumps: textOf(record.pumps),
    ...weekOf(record.week_hours),
    notes: textOf(record.notes),
  }),
  read: readSite,
}
