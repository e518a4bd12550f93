type Json = Record<string, unknown>

export type DataProblem = {
  /** As 'Article' or 'Article headline'. Tells problems of one page apart. */
  subject: string
  detail: string
}

/** What search engines need to show more than a link. Types without an entry need only their name. */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  Clip: ['name', 'startOffset', 'url'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name'],
  LocalBusiness: ['name', 'url'],
  Organization: ['name', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'provider'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url'],
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

function problemsOfThing(thing: Json): DataProblem[] {
  const type = thing['@type']
  if (typeof type !== 'string' || !/^[A-Z]/.test(type)) {
    // '{"@id": …}' points to a thing that is described elsewhere.
    return '@id' in thing && Object.keys(thing).length === 1
      ? []
      : [{ subject: '@type', detail: 'Something in the structured data has no type.' }]
  }
  const missing = (REQUIRED[type] ?? []).filter((field) => isEmpty(thing[field]))
  return missing.map((field) => ({
    subject: `${type} ${field}`,
    detail: `The structured data of type ${type} lacks '${field}'.`,
  }))
}

function thingsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!isObject(value)) return []
  return [value, ...Object.values(value).flatMap(thingsIn)]
}

function problemsOfBlock(block: string): DataProblem[] {
  let data: unknown
  try {
    data = JSON.parse(block)
  } catch {
    return [{ subject: 'JSON', detail: 'A block of structured data is no valid JSON.' }]
  }
  if (!isObject(data)) return [{ subject: 'JSON', detail: 'A block of structured data describes nothing.' }]
  const context = /^https?:\/\/schema\.org\/?$/.test(String(data['@context']))
    ? []
    : [{ subject: '@context', detail: 'A block of structured data does not name https://schema.org.' }]
  const roots = Array.isArray(data['@graph']) ? data['@graph'] : [data]
  return [...context, ...roots.flatMap(thingsIn).flatMap(problemsOfThing)]
}

/** Each problem once. No blocks are no problem. */
export function findDataProblems(blocks: readonly string[]): DataProblem[] {
  const problems = blocks.flatMap(problemsOfBlock)
  return [...new Map(problems.map((problem) => [problem.subject, problem])).values()]
}
