/** A version that a package must have at least, and what is known to be wrong with those below. */
export type Floor = { name: string; atLeast: string; why: string }

/** `npm audit` knows more, and does not answer everywhere; these hold without it. */
export const FLOORS: readonly Floor[] = [
  {
    name: '@supabase/auth-js',
    atLeast: '2.70.0',
    why: 'CVE-2025-48370: ids of users led to other addresses',
  },
  { name: 'hono', atLeast: '4.9.6', why: 'CVE-2025-58362: hosts were read as part of the path' },
  { name: 'jszip', atLeast: '3.8.0', why: 'CVE-2022-48285: entries could leave their folder' },
  { name: 'mdast-util-to-hast', atLeast: '13.2.1', why: 'CVE-2025-66400: code fences could set class names' },
  { name: 'nanoid', atLeast: '3.3.8', why: 'CVE-2024-55565: sizes that are no integers made ids guessable' },
  { name: 'next', atLeast: '16.4.5', why: 'releases before it have published advisories' },
  { name: 'next-mdx-remote', atLeast: '6.0.0', why: 'CVE-2026-0969: texts could run code' },
  { name: 'nodemailer', atLeast: '7.0.7', why: 'GHSA-mm7p-fcc7-pg87: quoted addresses led to other domains' },
  { name: 'postcss', atLeast: '8.4.31', why: 'CVE-2023-44270: comments could end early' },
  { name: 'react', atLeast: '19.2.1', why: 'CVE-2025-55182: requests to server functions could run code' },
  { name: 'react-dom', atLeast: '19.2.1', why: 'CVE-2025-55182, with react' },
  { name: 'semver', atLeast: '6.3.1', why: 'CVE-2022-25883: ranges that take for ever' },
  { name: 'sharp', atLeast: '0.32.6', why: 'CVE-2023-4863: WebP pictures could write past their buffer' },
  { name: 'ws', atLeast: '7.5.10', why: 'CVE-2024-37890: many headers ended the server' },
]

const numbers = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? []

/** Of released versions; what stands behind a hyphen is not looked at. */
export function isBelow(version: string, floor: string): boolean {
  const [own, least] = [numbers(version), numbers(floor)]
  const at = least.findIndex((number, index) => number !== own[index])
  return at >= 0 && (own[at] ?? 0) < (least[at] ?? 0)
}
