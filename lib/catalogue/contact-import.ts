import { type ColumnNames, guessColumns } from '@/lib/list/match-columns'

export const IMPORT_FIELDS = [
  'first_name',
  'last_name',
  'full_name',
  'position',
  'client',
  'email',
  'phone',
  'notes',
  'site_group',
  'sites',
  'brand',
  'reach',
  'preferred_way',
  'do_not_contact',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]
/** The number of the column in the file, from 1. */
export type ImportColumns = Partial<Record<ImportField, number>>

export const IMPORT_FIELD_LABELS: Record<ImportField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  position: 'Position',
  client: 'Client',
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
  site_group: 'Site group',
  sites: 'Sites',
  brand: 'Brand',
  reach: 'Reach',
  preferred_way: 'Preferred way',
  do_not_contact: 'Do not contact',
}

const NAMES: ColumnNames<ImportField> = {
  first_name: { exact: ['firstname', 'givenname', 'forename'], part: ['firstname', 'givenname'] },
  last_name: { exact: ['lastname', 'surname', 'familyname'], part: ['lastname', 'surname', 'familyname'] },
  full_name: { exact: ['name', 'fullname', 'contact', 'contactname', 'person'] },
  position: { exact: ['position', 'title', 'jobtitle', 'role'], part: ['jobtitle', 'position'] },
  client: {
    exact: ['client', 'company', 'organization', 'organisation', 'account', 'business'],
    part: ['client', 'company', 'organi', 'account'],
  },
  email: { exact: ['email', 'mail', 'emailaddress'], part: ['email'] },
  phone: { exact: ['phone', 'telephone', 'mobile', 'cell', 'tel'], part: ['phone', 'mobile'] },
  notes: { exact: ['notes', 'note', 'comments', 'comment', 'remarks'], part: ['notes'] },
  site_group: { exact: ['sitegroup', 'group', 'parentgroup', 'chain'], part: ['sitegroup'] },
  sites: { exact: ['sites', 'sitenumbers', 'site', 'stores', 'storenumbers'] },
  brand: { exact: ['brand', 'brands'] },
  reach: { exact: ['reach', 'area', 'region', 'territory', 'decides'], part: ['territory'] },
  preferred_way: { exact: ['preferredway', 'preferredcontact', 'preference'], part: ['preferred'] },
  do_not_contact: { exact: ['donotcontact', 'dnc', 'optout', 'nocontact'], part: ['donotcontact'] },
}

/** A full name is guessed only where first and last name are not in columns of their own. */
export function guessContactColumns(headers: readonly string[]): ImportColumns {
  const { full_name: fullName, ...guesses } = guessColumns(headers, NAMES)
  return guesses.first_name && guesses.last_name ? guesses : { ...guesses, full_name: fullName }
}

export const MATCH_KEYS = ['email', 'name'] as const
export type MatchKey = (typeof MATCH_KEYS)[number]
export const MATCH_LABELS: Record<MatchKey, string> = {
  email: 'The same email',
  name: 'The same name at the same client and site group',
}

export const IMPORT_OUTCOMES = ['create', 'update', 'skip', 'error'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]
/** `new_clients`: how many clients are added, where there are any. */
export type ImportCounts = Record<ImportOutcome, number> & { new_clients?: number }

/** Rows with any outcome. */
export const countRows = (counts: ImportCounts): number =>
  IMPORT_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0)

/** Why a field cannot be imported. */
const PROBLEMS = {
  missing: 'is missing',
  long: 'is too long',
  invalid: 'is not valid',
  unknown: 'is not among our clients',
  absent: 'is not in our lists',
  group: 'need a site group in the row',
  number: 'have a number that the group does not have',
  several: 'fits several contacts; merge these first',
} as const

export type ImportProblems = Partial<Record<ImportField, keyof typeof PROBLEMS>>

/** As 'E-mail is not valid', for each field. */
export const describeProblems = (problems: ImportProblems): string[] =>
  IMPORT_FIELDS.flatMap((field) => {
    const problem = problems[field]
    return problem ? [`${IMPORT_FIELD_LABELS[field]} ${PROBLEMS[problem]}`] : []
  })

export type KeptReason = 'changed' | 'used' | 'gone'
export const KEPT_LABELS: Record<KeptReason, string> = {
  changed: 'changed since the import',
  used: 'in use by now, for example by a review',
  gone: 'deleted since the import',
}
