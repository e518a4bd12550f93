import type { LockedPackage } from './lock-file.ts'

/** Licences under which anything may be part of a site like this one. */
const PERMISSIVE = new Set([
  '(MIT AND Zlib)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

/** Licences that ask for more than a notice: which packages have them, and why that is met. */
const CONDITIONAL: { license: RegExp; packages: RegExp; why: string }[] = [
  {
    license: /LGPL-3\.0-or-later/,
    packages: /^@img\/sharp-/,
    why: 'libvips, a library of its own beside sharp, unchanged and replaceable',
  },
  { license: /^MPL-2\.0$/, packages: /^next-mdx-remote$/, why: 'used unchanged; its source is on npm' },
  { license: /^\(MIT OR GPL-3\.0-or-later\)$/, packages: /^jszip$/, why: 'taken under MIT' },
  { license: /^CC-BY-4\.0$/, packages: /^caniuse-lite$/, why: 'data for the build, named here' },
  { license: /^OFL-1\.1$/, packages: /^@fontsource-variable\//, why: 'fonts, embedded under their names' },
]

/** Why the licence lets it be here; null when nobody has decided that yet. */
export function reasonFor({ name, license }: LockedPackage): string | null {
  if (license === null) return null
  if (PERMISSIVE.has(license)) return 'permissive'
  return CONDITIONAL.find((rule) => rule.license.test(license) && rule.packages.test(name))?.why ?? null
}

const INTRODUCTION = `# Third parties

What the site and its embedded database run on, by licence, as \`package-lock.json\` names it for any kind of machine. Written by
\`npm run licences\`; a test compares. The places of the gazetteer and the map have their credits in the README.`

/** The list for people, in Markdown. */
export function formatLicences(packages: readonly LockedPackage[]): string {
  const byLicense = Map.groupBy(packages, ({ license }) => license ?? 'unknown')
  const sections = [...byLicense]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([license, entries]) => {
      const why = new Set(entries.map((entry) => reasonFor(entry) ?? 'undecided'))
      const lines = new Set(entries.map(({ name, version }) => `- ${name} ${version}`))
      return `## ${license}\n\n${[...why].join('; ')}\n\n${[...lines].join('\n')}`
    })
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
}
